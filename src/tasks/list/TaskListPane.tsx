import { memo } from 'react';
import { useSelector } from 'react-redux';
import { OverviewList } from '@/list/OverviewList';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { taskList } from './taskList';
import { TaskRow } from './TaskRow';
import { tasksTexts } from '../tasksTexts';
import { selectBulk, selectSelectedIds } from '../tasksSelectors';

/* Only who works on several tasks at once needs these. */
const TaskBulkBar = lazyRegion(async () => (await import('./TaskBulkBar')).TaskBulkBar);
const TaskBulkProgress = lazyRegion(async () => (await import('./TaskBulkBar')).TaskBulkProgress);

/** The list of the tasks, and what to do with the selected ones. */
export const TaskListPane = memo(function TaskListPane({ onClearFilters }: { onClearFilters: () => void }) {
  const selected = useSelector(selectSelectedIds);
  const bulk = useSelector(selectBulk);
  return (
    <OverviewList list={taskList} texts={tasksTexts} Row={TaskRow} onClearFilters={onClearFilters}>
      {bulk !== null && <TaskBulkProgress bulk={bulk} />}
      {bulk === null && selected.length > 0 && <TaskBulkBar ids={selected} />}
    </OverviewList>
  );
});
