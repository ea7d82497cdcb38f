import { call } from 'typed-redux-saga';
import { personQueries } from '@/api/people/personQueries';
import { roleQueries } from '@/api/people/roles';
import { ask, ONCE } from '@/core/polling/askAgain';
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

/** Returns the id of the person whom the agent or the exchange chose. */
export const subjectIn = (roles: readonly Role[], subjectRoleId: string | null): string | null =>
  roles.find(({ id }) => id === subjectRoleId)?.personId ?? null;

/** Returns the person of the chosen role; without one, the only person with the number. */
export function chosenOf(roles: readonly Role[], subjectRoleId: string | null): string | null {
  const subject = subjectIn(roles, subjectRoleId);
  if (subject) return subject;
  const [only, ...others] = candidatesOf(roles);
  return only !== undefined && others.length === 0 ? only.personId : null;
}

/** Returns the roles by which the exchange knows a call, in one order, so that equal questions share an answer. */
export const roleIdsOf = ({ candidateRoleIds, subjectRoleId }: WhoseCall): string[] =>
  [...new Set([...candidateRoleIds, ...(subjectRoleId === null ? [] : [subjectRoleId])])].toSorted();

/** Reads the roles of a call; none if they cannot be read, so that the call continues without a person. */
function* rolesOf(whose: WhoseCall) {
  const ids = roleIdsOf(whose);
  return ids.length === 0 ? [] : ((yield* ask(roleQueries.endpoints.roles.initiate(ids, ONCE))) ?? []);
}

/** Reads a person; null if the person is gone or cannot be read. */
export const findPerson = (id: string) => ask(personQueries.endpoints.person.initiate(id, ONCE));

/** Reads the caller: the chosen person, or the only person with the number. */
export function* callerOf(whose: WhoseCall) {
  const personId = chosenOf(yield* call(rolesOf, whose), whose.subjectRoleId);
  return personId === null ? null : yield* call(findPerson, personId);
}

/** Reads the id of the chosen person; null without one. */
export function* subjectOf(whose: WhoseCall) {
  const { subjectRoleId } = whose;
  return subjectRoleId === null ? null : subjectIn(yield* call(rolesOf, whose), subjectRoleId);
}

/**
 * Returns the role by which the exchange names a person: the role with the number of the call, otherwise that of
 * `roleIdOf`.
 */
export function roleForCall({ roles }: Person, { candidateRoleIds }: WhoseCall): string | null {
  const held = Object.values(roles);
  return candidateRoleIds.find((id) => held.includes(id)) ?? roleIdOf({ roles });
}
