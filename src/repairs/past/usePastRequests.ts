import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { timelineQueries } from '@/api/timeline/timelineQueries';
import { selectMay } from '@/core/session/sessionSlice';
import { pastRequests } from '@/domain/repairs/pastRequests';
import { noTimelineFilters } from '@/domain/timeline/timelineFilters';

/** Every submitted request is a case of this name on the timeline of its unit. */
const CASE_TITLE = 'Reparatieverzoek';

/** What was reported of a unit before, for who may read its timeline. */
export function usePastRequests(unitId: string) {
  const may = useSelector(selectMay)('caseRead');
  const answer = timelineQueries.endpoints.timeline.useQuery(
    may ? { of: 'unit', id: unitId, filters: { ...noTimelineFilters, query: CASE_TITLE } } : skipToken,
  );
  const past = useMemo(() => pastRequests(answer.currentData?.items ?? []), [answer.currentData]);
  return { may, answer, past };
}
