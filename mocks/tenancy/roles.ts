import { refuse } from '../backend/answers';
import { db } from '../db/db';
import type { PersonRecord } from '../db/records';

/** Ids compare without regard to letter case. */
export const isSameId = (one: string | null | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

interface HeldRole {
  person: PersonRecord;
  roleId: string;
  type: string;
}

/** The person who has a role, and the kind of role. */
export function findHolder(id: string): HeldRole | undefined {
  for (const person of db.people.all())
    for (const [type, roleId] of Object.entries(person.roles ?? {}))
      if (roleId && isSameId(roleId, id)) return { person, roleId, type };
  return undefined;
}

export const holderOf = (id: string): HeldRole => findHolder(id) ?? refuse(404, 'De rol bestaat niet.');
