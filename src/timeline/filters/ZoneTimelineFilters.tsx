import { hasTimelineFilters } from '@/domain/timeline/timelineFilters';
import { Button } from '@/ui/buttons/Button';
import { FilterFields } from '@/ui/filters/FilterFields';
import type { FilteredOwner } from '../timelineRules';
import { timelineTexts } from '../timelineTexts';
import { StatusFilterField, WordsFilter } from './sharedFilters';
import { useTimelineFilters } from './useTimelineFilters';

const texts = timelineTexts.filters;

/** What narrows the timeline of a unit, a complex or a colleague. */
export function ZoneTimelineFilters({ of }: { of: FilteredOwner }) {
  const { filters, statuses, change, clear } = useTimelineFilters(of);
  return (
    <FilterFields
      label={texts.label}
      views={
        hasTimelineFilters(filters) && (
          <Button size="s" variant="quiet" onClick={clear}>
            {texts.clear}
          </Button>
        )
      }
    >
      <WordsFilter value={filters.query} onChange={(query) => change({ query })} />
      <StatusFilterField
        statuses={statuses}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
    </FilterFields>
  );
}
