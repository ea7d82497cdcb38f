import { db } from '../db/db';
import { hubServer } from './hubServer';

type Loose = Readonly<Record<string, unknown>>;

const asRecord = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};
const texts = (...values: unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '');

/** The ids of the person who has a role. */
const personOfRole = (roleId: unknown): string[] =>
  db.people.where(({ roles }) => Object.values(roles ?? {}).some((id) => id === roleId)).map(({ id }) => id);
const rolesOfPerson = (id: unknown): string[] =>
  typeof id === 'string' ? texts(...Object.values(db.people.find(id)?.roles ?? {})) : [];

/** The ids under which a client may have subscribed to a record; a hub that is not listed pushes to everyone. */
const idsOf: Readonly<Record<string, (record: Loose) => string[]>> = {
  personHub: ({ id }) => texts(id),
  activityHub: ({ case: ofCase, personId }) => {
    const { id, contract } = asRecord(ofCase);
    return [...texts(id, asRecord(contract)['id'], personId), ...rolesOfPerson(personId)];
  },
  billHub: ({ id, contractId, roleId }) => [...texts(id, contractId, roleId), ...personOfRole(roleId)],
  contractHub: ({ id, unit, unitId, roleId, customers }) => [
    ...texts(id, asRecord(unit)['id'], unitId, roleId),
    ...personOfRole(roleId),
    ...(Array.isArray(customers) ? customers : []).flatMap((customer) =>
      texts(asRecord(customer)['personId']),
    ),
  ],
  unitHub: ({ id }) => texts(id),
  unitActivityHub: ({ unitId, complexId }) => texts(unitId, complexId),
  unitContractHub: ({ id, unit, unitId }) => texts(id, asRecord(unit)['id'], unitId),
  unitValuationHub: ({ unitId }) => texts(unitId),
};

/**
 * Pushes to the clients of a hub. An event about one record goes only to its subscribers, but `onMessage` goes to all
 * clients.
 */
export const pushHub = (hub: string, event: string, ...args: unknown[]): void =>
  hubServer.push(hub, event, args, event === 'onMessage' ? null : (idsOf[hub]?.(asRecord(args[0])) ?? null));
