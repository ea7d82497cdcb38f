import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useMatch } from 'react-router';
import { selectDeviceMode, selectIsPanelOpen, type WithDevice } from '@/core/device/deviceSlice';
import { paths } from '@/core/paths';
import { usePaneSizes } from '@/core/hooks/usePaneSizes';
import { usePreload } from '@/core/hooks/usePreload';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { PageInAddress } from '@/core/windowedList/PageInAddress';
import { useFirstRowsShown } from '@/core/windowedList/useFirstRowsShown';
import { EmptyState } from '@/ui/EmptyState';
import { ClipboardListIcon } from '@/ui/icons';
import { SplitPanes } from '@/ui/SplitPanes';
import { TaskListPane } from '../components/TaskListPane';
import { TasksFiltersPane } from '../components/TasksFiltersPane';
import { useTaskAddress } from '../components/useTaskAddress';
import { TASK_PAGE_SIZE } from '../tasksConstants';
import { selectListLoad, selectLoadedCount } from '../tasksSelectors';
import { tasksTexts } from '../tasksTexts';
import styles from './TasksOverviewScreen.module.css';

const openedTask = () => [
  import('./TaskDetailScreen'),
  import('./TaskInformationScreen'),
  import('./TaskMessagesScreen'),
];

/** Filters, list and opened task (000 §2.3): three panes on a desktop, two on a tablet, one on a phone. */
export function TasksOverviewScreen() {
  const address = useTaskAddress();
  const [sizes, keepSizes] = usePaneSizes('tasks');
  const mode = useSelector(selectDeviceMode);
  const filtersOpen = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'filters'));
  const atList = useMatch({ path: paths.tasks, end: true }) !== null;
  const search = useSearchShortcut();
  const rowsShown = useFirstRowsShown(useSelector(selectListLoad));
  usePreload(rowsShown, openedTask);

  const panes = {
    filters: {
      id: 'filters',
      label: tasksTexts.filters.title,
      min: 200,
      initial: 228,
      content: <TasksFiltersPane address={address} ready={rowsShown} />,
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
      <PageOfTasks />
      <SplitPanes panes={shown} sizes={sizes} onSizesChange={keepSizes} />
    </div>
  );
}

function PageOfTasks() {
  const loadedCount = useSelector(selectLoadedCount);
  const isLoaded = useSelector(selectListLoad) === 'loaded';
  return <PageInAddress isLoaded={isLoaded} loadedCount={loadedCount} pageSize={TASK_PAGE_SIZE} />;
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
      screen.current?.querySelector<HTMLInputElement>('[data-list-search] input')?.focus();
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
