import { useSelector } from 'react-redux';
import { Outlet, useLocation, useMatch } from 'react-router';
import { selectDeviceMode, selectIsPanelOpen, type WithDevice } from '@/core/device/deviceSlice';
import { paths } from '@/core/paths';
import { usePaneSizes } from '@/core/hooks/usePaneSizes';
import { usePreload } from '@/core/hooks/usePreload';
import { useSearchShortcut } from '@/core/shortcuts/useSearchShortcut';
import { PageInAddress } from '@/core/windowedList/PageInAddress';
import { useFirstRowsShown } from '@/core/windowedList/useFirstRowsShown';
import { EmptyState } from '@/ui/EmptyState';
import { ClipboardListIcon } from '@/ui/icons';
import { DetailsPane, OverviewPanes } from '@/ui/OverviewPanes';
import { TaskListPane } from '../components/TaskListPane';
import { TasksFiltersPane } from '../components/TasksFiltersPane';
import { useTaskAddress } from '../components/useTaskAddress';
import { TASK_PAGE_SIZE } from '../tasksConstants';
import { selectListLoad, selectLoadedCount } from '../tasksSelectors';
import { tasksTexts } from '../tasksTexts';

const openedTask = () => [
  import('./TaskDetailScreen'),
  import('./TaskInformationScreen'),
  import('./TaskMessagesScreen'),
];

const searchShortcut = { search: tasksTexts.shortcuts.search, group: tasksTexts.shortcuts.listGroup };

/** Filters, list and opened task (000 §2.3). */
export function TasksOverviewScreen() {
  const address = useTaskAddress();
  const [sizes, keepSizes] = usePaneSizes('tasks');
  const mode = useSelector(selectDeviceMode);
  const filtersOpen = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'filters'));
  const atList = useMatch({ path: paths.tasks, end: true }) !== null;
  const search = useSearchShortcut(searchShortcut);
  const rowsShown = useFirstRowsShown(useSelector(selectListLoad));
  usePreload(rowsShown, openedTask);

  return (
    <>
      <PageOfTasks />
      <OverviewPanes
        ref={search}
        mode={mode}
        filtersOpen={filtersOpen}
        atList={atList}
        filters={{
          id: 'filters',
          label: tasksTexts.filters.title,
          min: 200,
          initial: 228,
          content: <TasksFiltersPane address={address} ready={rowsShown} />,
        }}
        list={{
          id: 'list',
          label: tasksTexts.list.region,
          min: 300,
          initial: 400,
          content: <TaskListPane onClearFilters={address.clear} />,
        }}
        details={{
          id: 'details',
          label: tasksTexts.detail.region,
          min: 360,
          initial: 560,
          content: <Details />,
        }}
        sizes={sizes}
        onSizesChange={keepSizes}
      />
    </>
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
    <DetailsPane path={pathname}>
      <Outlet />
    </DetailsPane>
  );
}

/** The third pane until a task is chosen (000 §2.3); it comes in one piece with the list. */
export function NoTaskScreen() {
  return (
    <EmptyState icon={ClipboardListIcon} title={tasksTexts.detail.nothingTitle}>
      {tasksTexts.detail.nothingText}
    </EmptyState>
  );
}
