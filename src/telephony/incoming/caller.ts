import type { Role } from '@/domain/person/role';

/** Of a call: whose it may be, by their roles. */
export interface WhoseCall {
  candidateRoleIds: readonly string[];
  subjectRoleId: string | null;
}

/** Somebody whose number it is, with the roles by which they may be named to the exchange. */
export interface Candidate {
  personId: string;
  roleIds: readonly string[];
}

/** Somebody may have several roles, and is one candidate. */
export function candidatesOf(roles: readonly Role[]): Candidate[] {
  const byPerson = new Map<string, string[]>();
  for (const { id, personId } of roles)
    if (personId !== null) byPerson.set(personId, [...(byPerson.get(personId) ?? []), id]);
  return [...byPerson].map(([personId, roleIds]) => ({ personId, roleIds }));
}

/** The person of the chosen role; without one, the only person whose number it is. */
export function chosenOf(roles: readonly Role[], subjectRoleId: string | null): string | null {
  const subject = roles.find(({ id }) => id === subjectRoleId)?.personId;
  if (subject) return subject;
  const [only, ...others] = candidatesOf(roles);
  return only !== undefined && others.length === 0 ? only.personId : null;
}
