import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useMatch } from 'react-router';
import { selectDeviceMode, selectIsPanelOpen, type WithDevice } from '@/core/device/deviceSlice';
import { usePaneSizes } from '@/core/hooks/usePaneSizes';
import { usePreload } from '@/core/hooks/usePreload';
import { useSearchShortcut } from '@/core/shortcuts/useSearchShortcut';
import { PageInAddress } from '@/core/windowedList/PageInAddress';
import { useFirstRowsShown } from '@/core/windowedList/useFirstRowsShown';
import type { Item } from '@/core/windowedList/windowKind';
import { Boundary } from '@/ui/feedback/Boundary';
import { DetailsPane, OverviewPanes } from '@/ui/list/OverviewPanes';
import type { OverviewArea } from './overviewArea';
import { OverviewFilters } from './OverviewFilters';

interface Width {
  min: number;
  initial: number;
}

interface OverviewScreenProps<State, T extends Item, F, S, A> {
  of: OverviewArea<State, T, F, S>;
  address: A & { clear: () => void };
  /** The fields of the filters, which may come later than the rows. */
  Fields: ComponentType<{ address: A }>;
  List: ComponentType<{ onClearFilters: () => void }>;
  /** The code of an opened record. */
  preload: () => readonly Promise<unknown>[];
  /** In pixels. */
  widths: { list: Width; details: Width };
}

const FILTERS: Width = { min: 200, initial: 228 };

/** Filters, list and opened record. */
export function OverviewScreen<State, T extends Item, F, S, A>(
  props: OverviewScreenProps<State, T, F, S, A>,
) {
  const { of, address, Fields, List, preload, widths } = props;
  const { texts } = of;
  const [sizes, keepSizes] = usePaneSizes(of.name);
  const mode = useSelector(selectDeviceMode);
  const filtersOpen = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'filters'));
  const atList = useMatch({ path: of.path, end: true }) !== null;
  const search = useSearchShortcut(texts.shortcuts);
  const rowsShown = useFirstRowsShown(useSelector((state: State) => of.select(state).list.load));
  usePreload(rowsShown, preload);
  const filters = (
    <Boundary>
      <OverviewFilters texts={texts.filters} Fields={Fields} address={address} ready={rowsShown} />
    </Boundary>
  );

  return (
    <>
      <PageOfList of={of} />
      <OverviewPanes
        ref={search}
        mode={mode}
        filtersOpen={filtersOpen}
        atList={atList}
        filters={{ id: 'filters', label: texts.filters.title, ...FILTERS, content: filters }}
        list={{
          id: 'list',
          label: texts.list.region,
          ...widths.list,
          content: (
            <Boundary>
              <List onClearFilters={address.clear} />
            </Boundary>
          ),
        }}
        details={{ id: 'details', label: texts.details.region, ...widths.details, content: <Details /> }}
        sizes={sizes}
        onSizesChange={keepSizes}
      />
    </>
  );
}

function PageOfList<State, T extends Item, F, S>({ of }: { of: OverviewArea<State, T, F, S> }) {
  const loadedCount = useSelector((state: State) => of.select(state).list.ids.length);
  const pageSize = useSelector((state: State) => of.select(state).list.pageSize);
  const isLoaded = useSelector((state: State) => of.select(state).list.load === 'loaded');
  return <PageInAddress isLoaded={isLoaded} loadedCount={loadedCount} pageSize={pageSize} />;
}

function Details() {
  const { pathname } = useLocation();
  return (
    <DetailsPane path={pathname}>
      <Outlet />
    </DetailsPane>
  );
}
