import { useMemo } from 'react';
import type { TimelineOwner, TimelineQuestion } from '@/api/timeline/timeline';
import { timelineQueries } from '@/api/timeline/timelineQueries';
import { useTimelineFilters } from '../filters/useTimelineFilters';

export interface TimelineProps {
  of: TimelineOwner;
  id: string;
}

/** What is asked of a timeline by the filters in the address; the same object as long as they are the same. */
export function useTimelineQuestion({ of, id }: TimelineProps): TimelineQuestion {
  const { filters } = useTimelineFilters(of);
  return useMemo(() => ({ of, id, filters }), [of, id, filters]);
}

/** Asks for a timeline while its record is still being read; draws nothing. */
export function TimelineAhead(props: TimelineProps) {
  timelineQueries.endpoints.timeline.useQuerySubscription(useTimelineQuestion(props));
  return null;
}
