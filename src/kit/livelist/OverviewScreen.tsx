import type { ComponentType, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation, useMatch } from 'react-router';
import { selectFiltersPinned } from '@/core/appearance/appearanceSlice';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { usePanel } from '@/core/hooks/usePanel';
import { usePaneSizes } from '@/core/panes/usePaneSizes';
import { usePreload } from '@/core/hooks/usePreload';
import type { Shortcut } from '@/core/shortcuts/defineShortcuts';
import { useSearchShortcut } from '@/core/shortcuts/useShortcut';
import { Boundary } from '@/ui/feedback/Boundary';
import { lazyRegion, LineBoundary } from '@/ui/feedback/LineBoundary';
import { ListPane, SearchWaiting } from '@/ui/list/ListPane';
import { DetailsPane, OverviewPanes } from '@/ui/list/OverviewPanes';
import type { LiveList } from './defineList';
import { FirstKey } from './keys/FirstKey';
import type { RangeKeys as Ranges } from './keys/RangeKeys';
import { ListHead, type ListHeadTexts } from './ListHead';
import type { AnyList } from './listState';
import { OverviewFilters } from './OverviewFilters';
import { usePageInAddress } from './usePageInAddress';
import type { Item } from './records';
import { useFirstRowsShown } from './useFirstRowsShown';
import type { ListAddress } from './useListAddress';

interface Width {
  min: number;
  initial: number;
}

interface OverviewScreenProps<State, T extends Item, F extends object, S, A extends string> {
  list: LiveList<State, T, F, S, A>;
  texts: ListHeadTexts & {
    list: { region: string };
    filters: { title: string; apply: string };
    details: { region: string };
  };
  keys: Readonly<Record<'search' | 'first' | 'range', Shortcut>>;
  address: ListAddress<F, S>;
  /** The switch to other views of the same records. */
  views?: ReactNode;
  /** The search and the filters that are set; these and the filter fields may load after the rows. */
  Search: ComponentType<{ address: ListAddress<F, S> }>;
  Fields: ComponentType<{ address: ListAddress<F, S> }>;
  List: ComponentType<{ onClearFilters: () => void }>;
  /** Loads the code of an opened record. */
  preload: () => readonly Promise<unknown>[];
  /** In px. */
  widths: { list: Width; details: Width };
}

const RangeKeys = lazyRegion(async () => (await import('./keys/RangeKeys')).RangeKeys) as typeof Ranges;

const FILTERS: Width = { min: 200, initial: 228 };

/** A list and its opened record, with the filters in their place. */
export function OverviewScreen<State, T extends Item, F extends object, S, A extends string>(
  props: OverviewScreenProps<State, T, F, S, A>,
) {
  const { list, texts, keys, address, views, Search, Fields, List, preload, widths } = props;
  const dispatch = useDispatch();
  const [sizes, keepSizes] = usePaneSizes(list.name);
  const layout = {
    mode: useSelector(selectDeviceMode),
    filtersOpen: usePanel('filters').open,
    filtersPinned: useSelector(selectFiltersPinned),
    atList: useMatch({ path: list.path, end: true }) !== null,
  };
  const screen = useSearchShortcut(keys.search);
  const rowsShown = useFirstRowsShown(useSelector((state: State) => list.select(state).load));
  usePreload(rowsShown, preload);
  const filters = (
    <Boundary>
      <OverviewFilters texts={texts.filters} Fields={Fields} address={address} ready={rowsShown} />
    </Boundary>
  );
  const rows = (
    <ListPane
      label={texts.list.region}
      onHold={(held) => dispatch(list.actions.listHeld(held))}
      head={
        <LineBoundary>
          <ListHead list={list} texts={texts} views={views}>
            {rowsShown ? <Search address={address} /> : <SearchWaiting />}
          </ListHead>
        </LineBoundary>
      }
    >
      <Boundary>
        <List onClearFilters={address.clear} />
      </Boundary>
    </ListPane>
  );

  return (
    <>
      <PageOfList list={list} />
      <FirstKey list={list} shortcut={keys.first} />
      {rowsShown && <RangeKeys list={list} shortcut={keys.range} />}
      <OverviewPanes
        ref={screen}
        {...layout}
        filters={{ id: 'filters', label: texts.filters.title, ...FILTERS, content: filters }}
        list={{ id: 'list', label: texts.list.region, ...widths.list, content: rows }}
        details={{ id: 'details', label: texts.details.region, ...widths.details, content: <Details /> }}
        sizes={sizes}
        onSizesChange={keepSizes}
      />
    </>
  );
}

interface PagedList<State> {
  select: (state: State) => AnyList;
}

/** A separate component, so that a change of these values does not render the panes again. */
function PageOfList<State>({ list }: { list: PagedList<State> }) {
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
