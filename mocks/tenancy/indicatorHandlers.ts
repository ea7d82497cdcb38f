import { fixedId } from '../db/fixedIds';
import { refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { anyOf } from '../backend/demands';
import { db } from '../db/db';
import type { ContractRecord, PersonRecord } from '../db/records';
import type { Indicator } from '../wire/tenancy';
import { outstandingOf } from './balance';
import { findHolder } from './roles';

interface Rule<T> {
  id: string;
  priorityLevel: string;
  title: string;
  holds: (of: T) => boolean;
}

const ofContracts: readonly Rule<ContractRecord>[] = [
  {
    id: fixedId('da', 1),
    priorityLevel: 'Urgent',
    title: 'Dossier bij de deurwaarder',
    holds: ({ bailiffCase }) => bailiffCase === true,
  },
  {
    id: fixedId('da', 2),
    priorityLevel: 'Important',
    title: 'Huurachterstand',
    holds: ({ hasArrears }) => hasArrears === true,
  },
  {
    id: fixedId('da', 3),
    priorityLevel: 'System',
    title: 'Betalingsregeling loopt',
    holds: ({ hasPaymentArrangement }) => hasPaymentArrangement === true,
  },
];

const ofPeople: readonly Rule<PersonRecord>[] = [
  {
    id: fixedId('da', 4),
    priorityLevel: 'Urgent',
    title: 'Agressief gedrag gemeld',
    holds: ({ characteristics }) => (characteristics ?? []).includes('Aggressive'),
  },
  {
    id: fixedId('da', 5),
    priorityLevel: 'Missing',
    title: 'E-mailadres ontbreekt',
    holds: ({ contactDetails }) => (contactDetails?.emailAddresses ?? []).length === 0,
  },
];

const ofRoles: readonly Rule<string>[] = [
  {
    id: fixedId('da', 6),
    priorityLevel: 'Important',
    title: 'Openstaand saldo',
    holds: (roleId) => outstandingOf(roleId) > 0,
  },
];

const heldBy = <T>(rules: readonly Rule<T>[], of: T | undefined) =>
  of === undefined ? [] : rules.filter(({ holds }) => holds(of));

const isMuted = (indicatorId: string, key: string): boolean =>
  db.mutedIndicators.find(`${indicatorId}/${key}`.toLowerCase()) !== undefined;

function indicatorsOf(key: string): Indicator[] {
  const rules = [
    ...heldBy(ofContracts, db.contracts.find(key)),
    ...heldBy(ofPeople, db.people.find(key)),
    ...heldBy(ofRoles, findHolder(key)?.roleId),
  ];
  return rules
    .filter(({ id }) => !isMuted(id, key))
    .map(({ id, priorityLevel, title }) => ({
      id,
      indicatorId: id,
      key,
      priorityLevel,
      title,
      description: null,
    }));
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const indicatorHandlers: Handlers = {
  'POST /api/v1/indicator/evaluate': anyOf('customerCard')(async ({ body }) => {
    const { keys } = await body();
    if (!Array.isArray(keys)) refuse(422, 'Een lijst van sleutels is verplicht.', 'keys');
    return keys.filter(isText).map((key) => ({ key, indicators: indicatorsOf(key) }));
  }),
  'PUT /api/v1/indicator/mute': anyOf('customerCard')(async ({ body }) => {
    const { indicatorId, key } = await body();
    db.mutedIndicators.add({ id: `${String(indicatorId)}/${String(key)}`.toLowerCase() });
  }),
};
