import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useMatch } from 'react-router';
import { selectDeviceMode, selectIsPanelOpen, type WithDevice } from '@/core/device/deviceSlice';
import { paths } from '@/core/paths';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { EmptyState } from '@/ui/EmptyState';
import { ClipboardListIcon } from '@/ui/icons';
import { SplitPanes } from '@/ui/SplitPanes';
import { FiltersPane } from '../components/FiltersPane';
import { PageInAddress } from '../components/PageInAddress';
import { preloadDetail } from '../components/preloadDetail';
import { TaskListPane } from '../components/TaskListPane';
import { useFirstRowsShown } from '../components/useFirstRowsShown';
import { usePaneSizes } from '../components/usePaneSizes';
import { useTaskAddress } from '../components/useTaskAddress';
import { tasksTexts } from '../tasksTexts';
import styles from './TasksOverviewScreen.module.css';

/** Filters, list and opened task (000 §2.3): three panes on a desktop, two on a tablet, one on a phone. */
export function TasksOverviewScreen() {
  const address = useTaskAddress();
  const [sizes, keepSizes] = usePaneSizes('tasks');
  const mode = useSelector(selectDeviceMode);
  const filtersOpen = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'filters'));
  const atList = useMatch({ path: paths.tasks, end: true }) !== null;
  const search = useSearchShortcut();
  const rowsShown = useFirstRowsShown();
  useEffect(() => (rowsShown ? preloadDetail() : undefined), [rowsShown]);

  const panes = {
    filters: {
      id: 'filters',
      label: tasksTexts.filters.title,
      min: 200,
      initial: 228,
      content: <FiltersPane address={address} ready={rowsShown} />,
    },
    list: {
      id: 'list',
      label: tasksTexts.list.region,
      min: 300,
      initial: 400,
      content: <TaskListPane onClearFilters={address.clear} />,
    },
    details: { id: 'details', label: tasksTexts.detail.region, min: 360, initial: 560, content: <Details /> },
  };
  const shown = {
    desktop: [panes.filters, panes.list, panes.details],
    tablet: filtersOpen ? [panes.filters, panes.list] : [panes.list, panes.details],
    mobile: [filtersOpen ? panes.filters : atList ? panes.list : panes.details],
  }[mode];

  return (
    <div className={styles['screen']} ref={search}>
      <PageInAddress />
      <SplitPanes panes={shown} sizes={sizes} onSizesChange={keepSizes} />
    </div>
  );
}

function Details() {
  const { pathname } = useLocation();
  return (
    <div className={styles['details']} id="details" data-path={pathname}>
      <Outlet />
    </div>
  );
}

/** '/' goes to the search box of the filters. */
function useSearchShortcut() {
  const screen = useRef<HTMLDivElement>(null);
  useShortcut(
    { keys: '/', label: tasksTexts.shortcuts.search, group: tasksTexts.shortcuts.listGroup },
    () => {
      screen.current?.querySelector<HTMLInputElement>('[data-task-search] input')?.focus();
    },
  );
  return screen;
}

/** The third pane until a task is chosen (000 §2.3); it comes in one piece with the list. */
export function NoTaskScreen() {
  return (
    <EmptyState icon={ClipboardListIcon} title={tasksTexts.detail.nothingTitle}>
      {tasksTexts.detail.nothingText}
    </EmptyState>
  );
}
