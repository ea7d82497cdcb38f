import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useMatch } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { usePanel } from '@/core/hooks/usePanel';
import { usePaneSizes } from '@/core/hooks/usePaneSizes';
import { usePreload } from '@/core/hooks/usePreload';
import { useSearchShortcut } from '@/core/shortcuts/useShortcut';
import { Boundary } from '@/ui/feedback/Boundary';
import { DetailsPane, OverviewPanes } from '@/ui/list/OverviewPanes';
import type { AnyList } from './listState';
import { OverviewFilters } from './OverviewFilters';
import { usePageInAddress } from './pageInAddress';
import { useFirstRowsShown } from './useFirstRowsShown';

interface Width {
  min: number;
  initial: number;
}

/** The list as the panes around it know it. */
interface ListInPanes<State> {
  name: string;
  path: string;
  select: (state: State) => AnyList;
}

interface OverviewScreenProps<State, A> {
  list: ListInPanes<State>;
  texts: {
    list: { region: string };
    filters: { title: string; apply: string };
    details: { region: string };
    shortcuts: { search: string; group: string };
  };
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
export function OverviewScreen<State, A>({
  list,
  texts,
  address,
  Fields,
  List,
  preload,
  widths,
}: OverviewScreenProps<State, A>) {
  const [sizes, keepSizes] = usePaneSizes(list.name);
  const mode = useSelector(selectDeviceMode);
  const { open: filtersOpen } = usePanel('filters');
  const atList = useMatch({ path: list.path, end: true }) !== null;
  const search = useSearchShortcut(texts.shortcuts);
  const rowsShown = useFirstRowsShown(useSelector((state: State) => list.select(state).load));
  usePreload(rowsShown, preload);
  const filters = (
    <Boundary>
      <OverviewFilters texts={texts.filters} Fields={Fields} address={address} ready={rowsShown} />
    </Boundary>
  );

  return (
    <>
      <PageOfList list={list} />
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

/** Apart from the panes, which need not be drawn again for it. */
function PageOfList<State>({ list }: { list: ListInPanes<State> }) {
  usePageInAddress({
    isLoaded: useSelector((state: State) => list.select(state).load === 'loaded'),
    loadedCount: useSelector((state: State) => list.select(state).ids.length),
    pageSize: useSelector((state: State) => list.select(state).pageSize),
  });
  return null;
}

function Details() {
  const { pathname } = useLocation();
  return (
    <DetailsPane path={pathname}>
      <Outlet />
    </DetailsPane>
  );
}
