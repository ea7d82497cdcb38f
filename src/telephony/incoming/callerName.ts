import { orNull } from '@/api/http/orNull';
import { getPerson } from '@/api/person/personQueries';
import { getRoles } from '@/api/person/roles';
import type { PhoneCall } from '@/domain/telephony/phone';
import { chosenOf } from './caller';

/** Of the caller who was chosen, or the only one with that number; null where nobody knows. */
export async function callerName({ candidateRoleIds, subjectRoleId }: PhoneCall): Promise<string | null> {
  const ids = new Set([...candidateRoleIds, ...(subjectRoleId === null ? [] : [subjectRoleId])]);
  const roles = ids.size === 0 ? null : await orNull(getRoles([...ids].toSorted()));
  const personId = roles && chosenOf(roles, subjectRoleId);
  const person = personId ? await orNull(getPerson(personId)) : null;
  return person?.name || null;
}
