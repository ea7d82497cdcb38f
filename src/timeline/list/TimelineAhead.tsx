import { timelineQueries } from '@/api/timelineQueries';
import { useTimelineQuestion } from './useTimelineQuestion';

/** Asks for a timeline while the person is still being read; draws nothing. */
export function TimelineAhead({ personId }: { personId: string }) {
  timelineQueries.endpoints.timeline.useQuerySubscription(useTimelineQuestion(personId));
  return null;
}
