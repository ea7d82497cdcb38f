import { useMemo } from 'react';
import type { TimelineQuestion } from '@/api/timeline/timeline';
import { timelineQueries } from '@/api/timeline/timelineQueries';
import { useTimelineFilters } from '../filters/useTimelineFilters';

/** What is asked of the timeline of a person by the filters in the address; the same object as long as they are the same. */
export function useTimelineQuestion(personId: string): TimelineQuestion {
  const { filters } = useTimelineFilters();
  return useMemo(() => ({ personId, filters }), [personId, filters]);
}

/** Asks for a timeline while the person is still being read; draws nothing. */
export function TimelineAhead({ personId }: { personId: string }) {
  timelineQueries.endpoints.timeline.useQuerySubscription(useTimelineQuestion(personId));
  return null;
}
