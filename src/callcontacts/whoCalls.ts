import { getPerson } from '@/api/person/personQueries';
import { getRoles } from '@/api/person/roles';
import { orNull } from '@/api/http/orNull';
import { type Person, roleIdOf } from '@/domain/person/person';
import type { PhoneCall } from '@/domain/telephony/phone';
import { chosenOf } from '@/telephony';

/** Who cannot be found is nobody: a call goes on without knowing. */
export const findPerson = (id: string): Promise<Person | null> => orNull(getPerson(id));

/** The person of the role that a call was given. */
export async function subjectOf({ subjectRoleId }: PhoneCall): Promise<string | null> {
  if (subjectRoleId === null) return null;
  const roles = await orNull(getRoles([subjectRoleId]));
  return roles?.find(({ id }) => id === subjectRoleId)?.personId ?? null;
}

/** Who is on the line: the one who was chosen, or the only one whose number it is. */
export async function callerOf({ candidateRoleIds, subjectRoleId }: PhoneCall): Promise<Person | null> {
  const ids = [...candidateRoleIds, ...(subjectRoleId === null ? [] : [subjectRoleId])];
  const roles = ids.length === 0 ? null : await orNull(getRoles([...new Set(ids)]));
  const personId = roles && chosenOf(roles, subjectRoleId);
  return personId ? findPerson(personId) : null;
}

/** By which of their roles somebody is named to the exchange: the one that it knows the number of. */
export function roleForCall({ roles }: Person, { candidateRoleIds }: PhoneCall): string | null {
  const held = Object.values(roles);
  return candidateRoleIds.find((id) => held.includes(id)) ?? roleIdOf({ roles });
}
