import type { TaskSort } from '@/api/tasks';
import { paths } from '@/core/paths';
import type { Task } from '@/domain/task';
import type { OverviewArea } from '@/overview';
import { TaskRow } from './TaskRow';
import { activeCount, hasFilters, type TaskFilters } from './taskFilters';
import { taskOverview } from '../tasksActions';
import { TASK_PAGE_SIZE } from '../tasksConstants';
import type { WithTasks } from '../tasksSlice';
import { tasksTexts } from '../tasksTexts';

/** The overview of the tasks (000 §2.3). */
export const tasksOverview: OverviewArea<WithTasks, Task, TaskFilters, TaskSort> = {
  name: 'tasks',
  path: paths.tasks,
  texts: tasksTexts,
  pageSize: TASK_PAGE_SIZE,
  select: ({ tasks }) => tasks,
  actions: taskOverview,
  hasFilters,
  activeCount,
  Row: TaskRow,
};
