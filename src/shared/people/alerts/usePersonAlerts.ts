import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { indicatorQueries } from '@/api/people/indicators';
import { personQueries } from '@/api/people/personQueries';
import { selectMay } from '@/core/session/sessionSlice';
import type { Contract } from '@/domain/tenancy/contract';
import { alertsOf, type PersonAlert, indicatorSubjects } from './personAlerts';
import { useRunningContracts } from './useRunningContracts';

const NO_CONTRACTS: Contract[] = [];
const NO_ALERTS: PersonAlert[] = [];

/** The alerts about a person, outside their card; the ones that cannot be read are left out. */
export function usePersonAlerts(personId: string | null): readonly PersonAlert[] {
  const may = useSelector(selectMay)('customerCard');
  const { currentData: person = null } = personQueries.endpoints.person.useQuery(
    may && personId !== null ? personId : skipToken,
  );
  const running = useRunningContracts(person);
  const contracts = running.isError ? NO_CONTRACTS : running.currentData;
  const subjects = useMemo(
    () => (person && contracts ? indicatorSubjects(person, contracts) : skipToken),
    [person, contracts],
  );
  const { currentData: indicators } = indicatorQueries.endpoints.indicators.useQuery(subjects);
  return useMemo(() => (person ? alertsOf(person, indicators ?? []) : NO_ALERTS), [person, indicators]);
}
