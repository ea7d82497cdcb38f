import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { roleQueries } from '@/api/person/roles';
import { selectMay } from '@/core/session/sessionSlice';
import type { PhoneCall } from '@/domain/telephony/phone';
import { formatPhone } from '@/lib/phone';
import { usePeople } from '@/people';
import { telephonyTexts } from './telephonyTexts';

const NOBODY: readonly string[] = [];

/** Whom a call is with: the person that was chosen, else the number. */
export function useCaller({ subjectRoleId, number }: PhoneCall): string {
  const mayKnow = useSelector(selectMay)('customerCard');
  const { data = [] } = roleQueries.endpoints.roles.useQuery(
    mayKnow && subjectRoleId !== null ? [subjectRoleId] : skipToken,
  );
  const personId = subjectRoleId === null ? null : (data[0]?.personId ?? null);
  const [person] = usePeople(personId === null ? NOBODY : [personId]);
  return person?.name ?? callerNumber(number);
}

export const callerNumber = (number: string | null): string =>
  number === null ? telephonyTexts.bar.unknownNumber : formatPhone(number);
