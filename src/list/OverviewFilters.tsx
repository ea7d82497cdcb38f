import { type ComponentType, memo, useContext } from 'react';
import { useSelector } from 'react-redux';
import { type DeviceMode, selectDeviceMode } from '@/core/device/deviceSlice';
import { usePanel } from '@/core/hooks/usePanel';
import { FiltersPane } from '@/ui/filters/FiltersPane';
import { FiltersToggle } from '@/ui/filters/FiltersToggle';
import { PanesMode } from '@/ui/list/OverviewPanes';

/** How the panes around it behave, which a narrow desktop changes; elsewhere the device itself. */
export function usePanesMode(): DeviceMode {
  const device = useSelector(selectDeviceMode);
  return useContext(PanesMode) ?? device;
}

export interface FoldTexts {
  filters: string;
  filtersActive: (count: number) => string;
}

interface FoldFiltersProps {
  texts: FoldTexts;
  /** How many filters are on. */
  active: number;
}

/** Folds the filters away and back, and says how many are on. */
export function FoldFilters({ texts, active }: FoldFiltersProps) {
  const { open, toggle } = usePanel('filters');
  return (
    <FiltersToggle
      open={open}
      label={active > 0 ? texts.filtersActive(active) : texts.filters}
      onToggle={toggle}
    />
  );
}

interface OverviewFiltersProps<A> {
  texts: { title: string; apply: string };
  /** The fields, which may come later than the rows. */
  Fields: ComponentType<{ address: A }>;
  address: A;
  /** The first rows stand there. */
  ready: boolean;
}

/** The left pane. Where there is no room for three it folds away. */
function Filters<A>({ texts, Fields, address, ready }: OverviewFiltersProps<A>) {
  const { close } = usePanel('filters');
  const mode = usePanesMode();
  return (
    <FiltersPane
      title={texts.title}
      isPage={mode === 'mobile'}
      applyLabel={texts.apply}
      onApply={mode === 'desktop' ? null : close}
    >
      {ready ? <Fields address={address} /> : null}
    </FiltersPane>
  );
}

export const OverviewFilters = memo(Filters) as typeof Filters;
