import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { selectMay } from '@/core/session/sessionSlice';
import {
  noTimelineFilters,
  type StatusFilter,
  type TimelineFilters,
} from '@/domain/timeline/timelineFilters';
import { statusFiltersFor } from '../timelineRules';
import { readTimelineFilters, writeTimelineFilters } from './timelineAddress';

interface TimelineFilterAddress {
  filters: TimelineFilters;
  /** Those that somebody may use. */
  statuses: readonly StatusFilter[];
  change: (changes: Partial<TimelineFilters>) => void;
  clear: () => void;
}

/** The filters stand in the address: every choice is a step back, typing is not. */
export function useTimelineFilters(): TimelineFilterAddress {
  const [search, setSearch] = useSearchParams();
  const may = useSelector(selectMay);
  const statuses = useMemo(() => statusFiltersFor(may), [may]);
  const filters = useMemo(() => readTimelineFilters(search, statuses), [search, statuses]);
  const change = (changes: Partial<TimelineFilters>) => {
    const onlyTyping = Object.keys(changes).join() === 'query';
    setSearch((now) => writeTimelineFilters(now, { ...readTimelineFilters(now, statuses), ...changes }), {
      replace: onlyTyping,
    });
  };
  return { filters, statuses, change, clear: () => change(noTimelineFilters) };
}
