import { type ComponentType, memo, useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type DeviceMode, panelSet, panelToggled, selectDeviceMode } from '@/core/device/deviceSlice';
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
  const dispatch = useDispatch();
  const mode = usePanesMode();
  const close = () => dispatch(panelSet({ panel: 'filters', open: false }));
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
