import { type ReactNode, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useMatch } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { usePaneSizes } from '@/core/panes/usePaneSizes';
import { ListPane } from '@/ui/list/ListPane';
import { DetailsPane, OverviewPanes } from '@/ui/list/OverviewPanes';

interface PagedOverviewProps {
  /** The key of the stored pane widths. */
  name: string;
  /** The address of the list without an opened record. */
  path: string;
  label: string;
  detailsLabel: string;
  /** The head of the list; `isPage` is true if nothing is open beside it. */
  head: (isPage: boolean) => ReactNode;
  children: ReactNode;
}

const NO_FILTERS = { id: 'filters', label: '', min: 0, initial: 0, content: null };
const LIST = { min: 300, initial: 420 };
const DETAILS_MIN = 380;

/** A list that is fetched page by page, with the opened record beside it. */
export function PagedOverview({ name, path, label, detailsLabel, head, children }: PagedOverviewProps) {
  const [sizes, keepSizes] = usePaneSizes(name);
  const screen = useRef<HTMLDivElement>(null);
  const atList = useMatch({ path, end: true }) !== null;
  const { pathname } = useLocation();
  const rows = (
    <ListPane label={label} head={head(atList)}>
      {children}
    </ListPane>
  );
  const opened = (
    <DetailsPane path={pathname}>
      <Outlet />
    </DetailsPane>
  );
  return (
    <OverviewPanes
      ref={screen}
      mode={useSelector(selectDeviceMode)}
      filtersOpen={false}
      filtersPinned={false}
      atList={atList}
      filters={NO_FILTERS}
      list={{ id: 'list', label, ...LIST, content: rows }}
      details={{
        id: 'details',
        label: detailsLabel,
        min: DETAILS_MIN,
        initial: DETAILS_MIN,
        content: opened,
      }}
      sizes={sizes}
      onSizesChange={keepSizes}
    />
  );
}
