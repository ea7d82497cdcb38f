import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { pastRequestQueries } from '@/api/repairs/pastRequests';
import { unitQueries } from '@/api/tenancy/units';
import { selectMay } from '@/core/session/sessionSlice';
import type { PastRequest } from '@/domain/repairs/pastRequests';

const NONE: PastRequest[] = [];

/** What was reported there before, for who may read the timeline; null where nothing is asked. */
function useReported(zone: { of: 'unit' | 'complex'; id: string } | null) {
  const may = useSelector(selectMay)('caseRead');
  const answer = pastRequestQueries.endpoints.reported.useQuery(may && zone !== null ? zone : skipToken);
  return { may, answer, past: answer.currentData?.requests ?? NONE };
}

/** What was reported of a unit. */
export const usePastRequests = (unitId: string) => useReported({ of: 'unit', id: unitId });

/** And in the whole complex, of what is shared there. */
export function useSharedRequests(unitId: string, isShared: boolean) {
  const { currentData: unit } = unitQueries.endpoints.unit.useQuery(isShared ? unitId : skipToken);
  const complexId = unit?.complexId ?? null;
  return useReported(isShared && complexId !== null ? { of: 'complex', id: complexId } : null);
}
