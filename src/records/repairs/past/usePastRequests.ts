import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { pastRequestQueries } from '@/api/repairs/pastRequests';
import { unitQueries } from '@/api/properties/units';
import { selectMay } from '@/core/session/sessionSlice';
import type { PastRequest } from '@/domain/repairs/pastRequests';

const NONE: PastRequest[] = [];

/** The earlier requests of a unit or complex, for users who may read the timeline; none for a null zone. */
function useReported(zone: { of: 'unit' | 'complex'; id: string } | null) {
  const may = useSelector(selectMay)('caseRead');
  const answer = pastRequestQueries.endpoints.reported.useQuery(may && zone !== null ? zone : skipToken);
  return { may, answer, past: answer.currentData?.requests ?? NONE };
}

export const usePastRequests = (unitId: string) => useReported({ of: 'unit', id: unitId });

/** The earlier requests about shared places of the whole complex. */
export function useSharedRequests(unitId: string, isShared: boolean) {
  const { currentData: unit } = unitQueries.endpoints.unit.useQuery(isShared ? unitId : skipToken);
  const complexId = unit?.complexId ?? null;
  return useReported(isShared && complexId !== null ? { of: 'complex', id: complexId } : null);
}
