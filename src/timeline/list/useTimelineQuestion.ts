import { useMemo } from 'react';
import type { TimelineQuestion } from '@/api/timeline';
import { useTimelineFilters } from '../filters/useTimelineFilters';

/** What is asked of the timeline of a person by the filters in the address; the same object as long as they are the same. */
export function useTimelineQuestion(personId: string): TimelineQuestion {
  const { filters } = useTimelineFilters();
  return useMemo(() => ({ personId, filters }), [personId, filters]);
}
