import { aPerson, db } from '../db';
import { call } from '../backend/testCalls';
import type { UserKey } from '../backend/testServer';

/* Calls of the chat tests. */

export const B = '/chatkcc/api/v1';

export const ask = (method: string, path: string, body?: unknown, user: UserKey = 'anne') =>
  call(user, method, `${B}/${path}`, body);
export const list = async (path: string) =>
  (await ask('GET', path)).data as unknown as Record<string, unknown>[];
export const register = (user: UserKey = 'anne', firstName = 'Anne') =>
  ask('POST', 'chatoperators/register', { firstName, lastName: 'de Vries', avatar: null }, user);
export const linkable = (id: string) =>
  db.people.add(
    aPerson({
      id: `e2${id}`,
      firstName: 'Jan',
      insertion: null,
      lastName: 'Peters',
      roles: { customer: `e3${id}` },
    }),
  );
