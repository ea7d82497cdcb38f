import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearch } from '@/core/hooks/useSearch';
import { selectMay } from '@/core/session/sessionSlice';
import {
  noTimelineFilters,
  type StatusFilter,
  type TimelineFilters,
} from '@/domain/timeline/timelineFilters';
import { type FilteredOwner, statusFiltersFor } from '../timelineRules';
import { readTimelineFilters, writeTimelineFilters } from './timelineAddress';

/** Only the timelines of persons have other filters than words and status. */
const offered = (of: FilteredOwner, filters: TimelineFilters): TimelineFilters =>
  of === 'person' ? filters : { ...noTimelineFilters, query: filters.query, status: filters.status };

interface TimelineFilterAddress {
  filters: TimelineFilters;
  statuses: readonly StatusFilter[];
  change: (changes: Partial<TimelineFilters>) => void;
  clear: () => void;
}

/** Keeps the filters in the address: every choice adds a history entry, typing does not. */
export function useTimelineFilters(of: FilteredOwner): TimelineFilterAddress {
  const [search, setSearch] = useSearch();
  const may = useSelector(selectMay);
  const statuses = useMemo(() => statusFiltersFor(of, may), [of, may]);
  const filters = useMemo(() => offered(of, readTimelineFilters(search, statuses)), [of, search, statuses]);
  const change = (changes: Partial<TimelineFilters>) => {
    const onlyTyping = Object.keys(changes).join() === 'query';
    setSearch((now) => writeTimelineFilters(now, { ...readTimelineFilters(now, statuses), ...changes }), {
      replace: onlyTyping,
    });
  };
  return { filters, statuses, change, clear: () => change(noTimelineFilters) };
}
