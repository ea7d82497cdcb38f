import { useMemo } from 'react';
import type { TimelineOwner, TimelineQuestion } from '@/api/timeline/timeline';
import { timelineQueries } from '@/api/timeline/timelineQueries';
import { useTimelineFilters } from '../filters/useTimelineFilters';

export interface TimelineProps {
  of: TimelineOwner;
  id: string;
}

/** Returns the query for a timeline with the filters in the address. The object stays the same while the filters do. */
export function useTimelineQuestion({ of, id }: TimelineProps): TimelineQuestion {
  const { filters } = useTimelineFilters(of);
  return useMemo(() => ({ of, id, filters }), [of, id, filters]);
}

/** Requests a timeline while its record is loading; renders nothing. */
export function TimelineAhead(props: TimelineProps) {
  timelineQueries.endpoints.timeline.useQuerySubscription(useTimelineQuestion(props));
  return null;
}
