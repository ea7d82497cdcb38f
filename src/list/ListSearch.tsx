import { useContext } from 'react';
import { useFilters } from '@/core/hooks/useFilters';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { FilterChips } from '@/ui/filters/FilterChips';
import { FiltersToggle } from '@/ui/filters/FiltersToggle';
import { SearchLine } from '@/ui/filters/SearchLine';
import { FiltersPlace } from '@/ui/list/OverviewPanes';
import { filterTexts as texts } from './filterTexts';
import type { SetFilter } from './setFilters';
import type { ListAddress } from './useListAddress';

interface ListSearchProps<F, S> {
  address: ListAddress<F, S>;
  placeholder: string;
  /** What narrows the list besides the words. */
  set: readonly SetFilter<F>[];
}

/** In the head of a list: what is searched for, what else narrows it, and the button that folds the filters. */
export function ListSearch<F extends { query: string }, S>({
  address: { filters, change, clear },
  placeholder,
  set,
}: ListSearchProps<F, S>) {
  const { open, toggle } = useFilters(useContext(FiltersPlace) === 'beside');
  const search = (query: string) => change({ query } as Partial<F>);
  return (
    <SearchLine>
      <DelayedSearch
        hideLabel
        label={texts.query}
        placeholder={placeholder}
        value={filters.query}
        onChange={search}
      />
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
