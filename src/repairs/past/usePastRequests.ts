import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { unitQueries } from '@/api/tenancy/units';
import { timelineQueries } from '@/api/timeline/timelineQueries';
import { selectMay } from '@/core/session/sessionSlice';
import { pastRequests } from '@/domain/repairs/pastRequests';
import { noTimelineFilters } from '@/domain/timeline/timelineFilters';

/** Every submitted request is a case of this name on the timeline of its unit. */
const CASE_TITLE = 'Reparatieverzoek';
const filters = { ...noTimelineFilters, query: CASE_TITLE };

/** What was reported there before, for who may read the timeline; null where nothing is asked. */
function useReported(zone: { of: 'unit' | 'complex'; id: string } | null) {
  const may = useSelector(selectMay)('caseRead');
  const answer = timelineQueries.endpoints.timeline.useQuery(
    may && zone !== null ? { ...zone, filters } : skipToken,
  );
  const past = useMemo(() => pastRequests(answer.currentData?.items ?? []), [answer.currentData]);
  return { may, answer, past };
}

/** What was reported of a unit. */
export const usePastRequests = (unitId: string) => useReported({ of: 'unit', id: unitId });

/** And in the whole complex, of what is shared there. */
export function useSharedRequests(unitId: string, isShared: boolean) {
  const { currentData: unit } = unitQueries.endpoints.unit.useQuery(isShared ? unitId : skipToken);
  const complexId = unit?.complexId ?? null;
  return useReported(isShared && complexId !== null ? { of: 'complex', id: complexId } : null);
}
