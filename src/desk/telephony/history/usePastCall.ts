import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { pastCallQueries } from '@/api/telephony/pastCalls';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import type { Person } from '@/domain/people/person';
import type { PastCall } from '@/domain/telephony/pastCall';
import { startOfDutchDay } from '@/lib/dates/calendar';
import { useRolePerson } from '../useCallers';

/** Returns one of the user's own calls and its person, if known; `at` is a moment on the day of the call. */
export function usePastCall(id: string, at: number): { call: PastCall | null; person: Person | null } {
  const userId = useSelector(selectUser)?.id;
  const mayKnow = useSelector(selectMay)('customerCard');
  const { data } = pastCallQueries.endpoints.pastCalls.useInfiniteQuery(
    mayKnow && userId !== undefined
      ? { userId, from: startOfDutchDay(at), until: startOfDutchDay(at, 1) }
      : skipToken,
  );
  const call = data?.pages.flatMap(({ items }) => items).find((one) => one.id === id) ?? null;
  return { call, person: useRolePerson(call?.roleId ?? null) };
}
