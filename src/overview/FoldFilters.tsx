import { useDispatch } from 'react-redux';
import { panelToggled } from '@/core/device/deviceSlice';
import { FiltersToggle } from '@/ui/list/FiltersToggle';
import type { FilterTexts } from './overviewArea';

interface FoldFiltersProps {
  texts: FilterTexts;
  /** How many filters are on. */
  active: number;
  open: boolean;
}

/** Folds the filters away and back, and says how many are on. */
export function FoldFilters({ texts, active, open }: FoldFiltersProps) {
  const dispatch = useDispatch();
  return (
    <FiltersToggle
      open={open}
      label={active > 0 ? texts.filtersActive(active) : texts.filters}
      onToggle={() => dispatch(panelToggled('filters'))}
    />
  );
}
