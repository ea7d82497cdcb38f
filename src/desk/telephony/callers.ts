import { orNull } from '@/api/http/orNull';
import { getPerson } from '@/api/people/personQueries';
import { getRoles } from '@/api/people/roles';
import { type Person, roleIdOf } from '@/domain/people/person';
import type { Role } from '@/domain/people/role';

export interface WhoseCall {
  candidateRoleIds: readonly string[];
  subjectRoleId: string | null;
}

/** A person with this number, and the roles by which the exchange may name them. */
export interface Candidate {
  personId: string;
  roleIds: readonly string[];
}

/** Returns the people of the roles; a person with several roles is one candidate. */
export function candidatesOf(roles: readonly Role[]): Candidate[] {
  const byPerson = new Map<string, string[]>();
  for (const { id, personId } of roles)
    if (personId !== null) byPerson.set(personId, [...(byPerson.get(personId) ?? []), id]);
  return [...byPerson].map(([personId, roleIds]) => ({ personId, roleIds }));
}

/** Returns the person of the chosen role; without one, the only person with the number. */
export function chosenOf(roles: readonly Role[], subjectRoleId: string | null): string | null {
  const subject = roles.find(({ id }) => id === subjectRoleId)?.personId;
  if (subject) return subject;
  const [only, ...others] = candidatesOf(roles);
  return only !== undefined && others.length === 0 ? only.personId : null;
}

/** Returns the roles by which the exchange knows a call, in one order, so that equal questions share an answer. */
export const roleIdsOf = ({ candidateRoleIds, subjectRoleId }: WhoseCall): string[] =>
  [...new Set([...candidateRoleIds, ...(subjectRoleId === null ? [] : [subjectRoleId])])].toSorted();

/** A failed lookup yields no person, so that the call continues without one. */
export const findPerson = (id: string): Promise<Person | null> => orNull(getPerson(id));

/** Returns the caller: the chosen person, or the only person with the number. */
export async function callerOf(whose: WhoseCall): Promise<Person | null> {
  const ids = roleIdsOf(whose);
  const roles = ids.length === 0 ? null : await orNull(getRoles(ids));
  const personId = roles && chosenOf(roles, whose.subjectRoleId);
  return personId ? findPerson(personId) : null;
}

/** Returns the id of the chosen person. */
export async function subjectOf({ subjectRoleId }: WhoseCall): Promise<string | null> {
  if (subjectRoleId === null) return null;
  const roles = await orNull(getRoles([subjectRoleId]));
  return roles?.find(({ id }) => id === subjectRoleId)?.personId ?? null;
}

/**
 * Returns the role by which the exchange names a person: the role with the number of the call, otherwise that of
 * `roleIdOf`.
 */
export function roleForCall({ roles }: Person, { candidateRoleIds }: WhoseCall): string | null {
  const held = Object.values(roles);
  return candidateRoleIds.find((id) => held.includes(id)) ?? roleIdOf({ roles });
}
