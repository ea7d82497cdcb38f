import type { call } from '../backend/testCalls';
import { hubServer, users } from '../backend/testServer';
import { aMobile, anAddress, aPerson, db, reachedAt } from '../db';
import type { HubMessage } from '../hubs/hubServer';

export const postal = anAddress({ type: 'Postal', street: 'Postbus', houseNumber: 101, zipCode: '1000AA' });

/** Adds the person `p1`, with every kind of contact details. */
export const given = (changes: Parameters<typeof aPerson>[0] = {}) =>
  db.people.add(
    aPerson({
      id: 'p1',
      type: 'natural',
      ...reachedAt({
        addresses: [anAddress(), postal],
        phoneNumbers: [aMobile('0612345678')],
        emailAddresses: ['fatima@voorbeeld.nl'],
      }),
      ...changes,
    }),
  );

/** The status, sentence and field of a refusal. */
export const said = ({ status, data }: Awaited<ReturnType<typeof call>>) => [
  status,
  data['detail'],
  Object.keys(data['errors'] ?? {})[0],
];

/** Runs the work and returns the names of the persons that the hub pushed. */
export async function told(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const client = {
    hub: 'personHub',
    ids: new Set(['p1']),
    bearer: { user: users.carla, expires: Infinity },
    deliver: ({ event, args }: HubMessage) => names.push(`${event} ${(args[0] as { id: string }).id}`),
    end: () => undefined,
  };
  hubServer.attach(client);
  await work();
  hubServer.detach(client);
  return names;
}
