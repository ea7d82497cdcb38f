import { hasTimelineFilters } from '@/domain/timeline/timelineFilters';
import { Button } from '@/ui/buttons/Button';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { SearchLine } from '@/ui/filters/SearchLine';
import type { FilteredOwner } from '../timelineRules';
import { timelineTexts } from '../timelineTexts';
import { StatusFilterField } from './StatusFilterField';
import { useTimelineFilters } from './useTimelineFilters';
import styles from './PropertyTimelineBar.module.css';

const texts = timelineTexts.filters;

/** The filters of the timeline of a unit, a complex or a colleague: only two fields, which fit above the list. */
export function PropertyTimelineBar({ of }: { of: FilteredOwner }) {
  const { filters, statuses, change, clear } = useTimelineFilters(of);
  return (
    <SearchLine>
      <DelayedSearch
        hideLabel
        label={texts.query}
        placeholder={texts.queryHint}
        value={filters.query}
        onChange={(query) => change({ query })}
      />
      {statuses.length > 1 && (
        <div className={styles.status}>
          <span aria-hidden>{texts.status}</span>
          <StatusFilterField
            hideLabel
            statuses={statuses}
            value={filters.status}
            onChange={(status) => change({ status })}
          />
        </div>
      )}
      {hasTimelineFilters(filters) && (
        <Button size="s" variant="quiet" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </SearchLine>
  );
}
