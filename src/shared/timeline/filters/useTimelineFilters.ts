import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import {
  noTimelineFilters,
  type StatusFilter,
  timelineFilters,
  type TimelineFilters,
} from '@/domain/timeline/timelineFilters';
import { useAddressValue } from '@/kit/screen/useAddressValue';
import { type FilteredOwner, offeredFilters, statusFiltersFor } from '../timelineRules';

interface TimelineFilterAddress {
  filters: TimelineFilters;
  statuses: readonly StatusFilter[];
  change: (changes: Partial<TimelineFilters>) => void;
  clear: () => void;
}

/** Keeps the filters in the address. Every choice adds a history entry, but typing does not. */
export function useTimelineFilters(of: FilteredOwner): TimelineFilterAddress {
  const [asked, ask] = useAddressValue(timelineFilters);
  const may = useSelector(selectMay);
  const statuses = useMemo(() => statusFiltersFor(of, may), [of, may]);
  const filters = useMemo(() => offeredFilters(of, statuses, asked), [of, statuses, asked]);
  const change = (changes: Partial<TimelineFilters>) =>
    ask({ ...asked, status: filters.status, ...changes }, Object.keys(changes).join() === 'query');
  return { filters, statuses, change, clear: () => change(noTimelineFilters) };
}
