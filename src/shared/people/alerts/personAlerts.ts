import type { IndicatorSubjects } from '@/api/people/indicators';
import {
  type Indicator,
  onceEach,
  PriorityLevel,
  priorityLabel,
  type SharedIndicator,
} from '@/domain/people/indicator';
import { type Person, rolesOf } from '@/domain/people/person';
import { characteristicLabel } from '@/domain/people/personTraits';
import type { Contract } from '@/domain/tenancy/contract';
import { dutchDate } from '@/lib/dates/calendar';
import { lookUp } from '@/lib/values';
import { peopleTexts } from '../peopleTexts';

/** Something to know before speaking to a person. */
export interface PersonAlert {
  id: string;
  title: string;
  detail: string | null;
  /** In words, for users who do not see the colour. */
  priority: string;
  isUrgent: boolean;
}

/** Priority and title in one text. */
export const alertWords = ({ priority, title }: PersonAlert): string =>
  peopleTexts.alerts.alert(priority, title);

/** The worst alert, and the number of others. */
export const alertsInShort = ([worst, ...rest]: readonly PersonAlert[]): string =>
  [worst && alertWords(worst), rest.length > 0 && peopleTexts.alerts.more(rest.length)]
    .filter(Boolean)
    .join(' ');

const fromIndicator = ({
  keys,
  indicatorId,
  title,
  description,
  priorityLevel,
}: SharedIndicator): PersonAlert => ({
  id: `${keys.join()}/${indicatorId ?? title}`,
  title,
  detail: description === '' ? null : description,
  priority: priorityLabel(priorityLevel),
  isUrgent: priorityLevel === PriorityLevel.Urgent,
});

const fromCharacteristic = (name: string): PersonAlert => ({
  id: `characteristic/${name}`,
  title: characteristicLabel(name),
  detail: null,
  priority: priorityLabel(PriorityLevel.Urgent),
  isUrgent: true,
});

const MATTERS: readonly unknown[] = [PriorityLevel.Urgent, PriorityLevel.Important];

/** The alerts about a person, worst first: characteristics, and indicators that are urgent or important. */
export const alertsOf = (
  { characteristics }: Pick<Person, 'characteristics'>,
  indicators: readonly Indicator[],
): PersonAlert[] =>
  withoutEqual([
    ...characteristics.map(fromCharacteristic),
    ...onceEach(indicators.filter(({ priorityLevel }) => MATTERS.includes(priorityLevel))).map(fromIndicator),
  ]);

/** Merges alerts with the same text into one, with the details of all of them. */
function withoutEqual(alerts: readonly PersonAlert[]): PersonAlert[] {
  const known = new Map<string, PersonAlert>();
  for (const alert of alerts) {
    const text = alertWords(alert).toLowerCase();
    const equal = known.get(text);
    known.set(text, equal ? bothOf(equal, alert) : alert);
  }
  return [...known.values()];
}

function bothOf(one: PersonAlert, other: PersonAlert): PersonAlert {
  const details = [one.detail, other.detail].filter((detail) => detail !== null);
  return {
    ...one,
    id: `${one.id}+${other.id}`,
    detail: details.length === 0 ? null : [...new Set(details)].join(' · '),
  };
}

/** The person as the API expects them, with the birthday as a day instead of a moment. */
const asModel = ({ birthDate, ...person }: Person) => ({
  ...person,
  birthDate: birthDate === null ? null : dutchDate(birthDate),
});

/** The subjects that may have indicators: a person, each of their roles and each contract (001 §7). */
export const indicatorSubjects = (person: Person, contracts: readonly Contract[]): IndicatorSubjects => ({
  keys: [
    person.id,
    ...rolesOf(person).flatMap((role) => lookUp(person.roles, role) ?? []),
    ...contracts.map(({ id }) => id),
  ],
  models: [asModel(person), ...contracts],
});
