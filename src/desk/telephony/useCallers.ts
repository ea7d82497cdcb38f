import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { personQueries } from '@/api/people/personQueries';
import { roleQueries } from '@/api/people/roles';
import { selectMay } from '@/core/session/sessionSlice';
import type { Role } from '@/domain/people/role';
import type { PhoneCall } from '@/domain/telephony/phone';
import { formatPhone } from '@/lib/phone';
import { usePeople } from '@/shared/people';
import type { Answer } from '@/ui/feedback/answer';
import { candidatesOf, chosenOf, roleIdsOf, subjectIn, type WhoseCall } from './callers';
import { telephonyTexts } from './telephonyTexts';

const { useQuery } = roleQueries.endpoints.roles;
const { useQuery: usePerson } = personQueries.endpoints.person;
const NONE: Role[] = [];
const NOBODY: readonly string[] = [];

/** Returns the candidates for the caller, and the person who was chosen or is the only candidate. */
export function useCaller({ candidateRoleIds, subjectRoleId }: WhoseCall) {
  const ids = useMemo(
    () => roleIdsOf({ candidateRoleIds, subjectRoleId }),
    [candidateRoleIds, subjectRoleId],
  );
  const asked = useQuery(ids.length > 0 ? ids : skipToken);
  const roles = ids.length > 0 ? asked.currentData : NONE;
  return {
    answer: { ...asked, currentData: roles } satisfies Answer<Role[]>,
    candidates: roles ? candidatesOf(roles) : [],
    personId: roles ? chosenOf(roles, subjectRoleId) : null,
  };
}

/** Returns the person of a role; null when unknown, or without the permission. */
export function useRolePerson(roleId: string | null) {
  const mayKnow = useSelector(selectMay)('customerCard');
  const { currentData = [] } = useQuery(mayKnow && roleId !== null ? [roleId] : skipToken);
  const personId = currentData[0]?.personId ?? null;
  const [person] = usePeople(personId === null ? NOBODY : [personId]);
  return person ?? null;
}

/** Returns the name of the chosen person; without one, or without the permission, the number. */
export function useCallerName(call: PhoneCall): string {
  const mayKnow = useSelector(selectMay)('customerCard');
  const { currentData: roles = NONE } = useQuery(
    mayKnow && call.subjectRoleId !== null ? roleIdsOf(call) : skipToken,
  );
  const { currentData: person } = usePerson(subjectIn(roles, call.subjectRoleId) ?? skipToken);
  const { number } = call;
  return person?.name ?? (number === null ? telephonyTexts.bar.unknownNumber : formatPhone(number));
}
