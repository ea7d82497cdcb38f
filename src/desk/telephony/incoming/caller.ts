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
