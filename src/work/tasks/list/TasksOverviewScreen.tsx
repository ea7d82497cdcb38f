import { OverviewScreen } from '@/kit/livelist/OverviewScreen';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ClipboardListIcon } from '@/ui/icons';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { FiltersWaiting } from '@/ui/filters/FiltersPane';
import { SearchWaiting } from '@/ui/list/ListPane';
import { taskList } from './taskList';
import { taskListKeys } from '../taskShortcutTexts';
import { tasksTexts } from '../tasksTexts';
import { memo } from 'react';
import { useSelector } from 'react-redux';
import { OverviewList } from '@/kit/livelist/OverviewList';
import { TaskRow } from './TaskRow';
import { selectBulk, selectSelectedIds } from '../tasksSelectors';

/* The bulk actions load lazily, because they are needed only once tasks are selected. */
const TaskBulkBar = lazyRegion(async () => (await import('./TaskBulkBar')).TaskBulkBar);
const TaskBulkProgress = lazyRegion(async () => (await import('./TaskBulkBar')).TaskBulkProgress);

const TaskListPane = memo(function TaskListPane({ onClearFilters }: { onClearFilters: () => void }) {
  const selected = useSelector(selectSelectedIds);
  const bulk = useSelector(selectBulk);
  return (
    <OverviewList list={taskList} texts={tasksTexts} Row={TaskRow} onClearFilters={onClearFilters}>
      {bulk !== null && <TaskBulkProgress bulk={bulk} />}
      {bulk === null && selected.length > 0 && <TaskBulkBar ids={selected} />}
    </OverviewList>
  );
});

const TaskFiltersPanel = lazyRegion(
  async () => (await import('./TaskFiltersPanel')).TaskFiltersPanel,
  <FiltersWaiting />,
);

const TaskSearch = lazyRegion(async () => (await import('./TaskSearch')).TaskSearch, <SearchWaiting />);

const openedTask = () => [
  import('../task/TaskDetailScreen'),
  import('../task/TaskInformationScreen'),
  import('../task/messages/TaskMessagesScreen'),
];

const widths = { list: { min: 300, initial: 560 }, details: { min: 360, initial: 560 } };

/** The task list with its filters, and the opened task (000 §2.3). */
export function TasksOverviewScreen() {
  const address = taskList.useAddress();
  return (
    <OverviewScreen
      list={taskList}
      texts={tasksTexts}
      keys={taskListKeys}
      address={address}
      Search={TaskSearch}
      Fields={TaskFiltersPanel}
      List={TaskListPane}
      preload={openedTask}
      widths={widths}
    />
  );
}

/** The third pane while no task is open (000 §2.3); it is bundled with the list. */
export function NoTaskScreen() {
  return (
    <EmptyState icon={ClipboardListIcon} title={tasksTexts.details.nothingTitle}>
      {tasksTexts.details.nothingText}
    </EmptyState>
  );
}
