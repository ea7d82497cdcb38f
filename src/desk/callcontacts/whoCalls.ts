import { getPerson } from '@/api/people/personQueries';
import { getRoles } from '@/api/people/roles';
import { orNull } from '@/api/http/orNull';
import { type Person, roleIdOf } from '@/domain/people/person';
import type { PhoneCall } from '@/domain/telephony/phone';
import { chosenOf } from '@/desk/telephony';

/** A failed lookup yields no person, so that the call continues without one. */
export const findPerson = (id: string): Promise<Person | null> => orNull(getPerson(id));

export async function subjectOf({ subjectRoleId }: PhoneCall): Promise<string | null> {
  if (subjectRoleId === null) return null;
  const roles = await orNull(getRoles([subjectRoleId]));
  return roles?.find(({ id }) => id === subjectRoleId)?.personId ?? null;
}

/** Returns the caller: the chosen person, or the only person with the number. */
export async function callerOf({ candidateRoleIds, subjectRoleId }: PhoneCall): Promise<Person | null> {
  const ids = [...candidateRoleIds, ...(subjectRoleId === null ? [] : [subjectRoleId])];
  const roles = ids.length === 0 ? null : await orNull(getRoles([...new Set(ids)]));
  const personId = roles && chosenOf(roles, subjectRoleId);
  return personId ? findPerson(personId) : null;
}

/**
 * Returns the role by which the exchange names a person: the role with the number of the call, otherwise that of
 * `roleIdOf`.
 */
export function roleForCall({ roles }: Person, { candidateRoleIds }: PhoneCall): string | null {
  const held = Object.values(roles);
  return candidateRoleIds.find((id) => held.includes(id)) ?? roleIdOf({ roles });
}
