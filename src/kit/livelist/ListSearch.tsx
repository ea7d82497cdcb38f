import { useContext } from 'react';
import { useFilters } from '@/core/hooks/useFilters';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { FilterChips } from '@/ui/filters/FilterChips';
import { FiltersToggle } from '@/ui/filters/FiltersToggle';
import { SearchLine } from '@/ui/filters/SearchLine';
import { FiltersPlace } from '@/ui/list/OverviewPanes';
import { filterTexts as texts } from './filterTexts';
import type { SetFilter } from './setFilters';

interface SearchedAddress<F> {
  filters: F;
  change: (changes: Partial<F>) => void;
  clear: () => void;
}

interface ListSearchProps<F> {
  address: SearchedAddress<F>;
  placeholder: string;
  /** The pause before searching, which is longer on the timeline of a person (AMB-124). */
  delayMs?: number;
  /** The filters that are set besides the searched words. */
  set: readonly SetFilter<F>[];
}

/** The search in the head of a list, with the other filters that are set and the button that folds the filters. */
export function ListSearch<F extends { query: string }>({
  address: { filters, change, clear },
  set,
  ...field
}: ListSearchProps<F>) {
  const { open, toggle } = useFilters(useContext(FiltersPlace) === 'beside');
  const search = (query: string) => change({ query } as Partial<F>);
  return (
    <SearchLine>
      <DelayedSearch hideLabel label={texts.query} value={filters.query} onChange={search} {...field} />
      <FiltersToggle open={open} label={texts.filters(set.length)} onToggle={toggle} />
      {!open && set.length > 0 && (
        <FilterChips
          label={texts.set}
          chips={set.map(({ label }) => ({ label, removeLabel: texts.remove(label) }))}
          onRemove={(index) => change(set[index]?.without ?? {})}
          clearLabel={texts.clear}
          onClear={clear}
        />
      )}
    </SearchLine>
  );
}
