import { getTaskPage, type TaskSort } from '@/api/tasks/tasks';
import { paths } from '@/core/paths';
import { storageKeys } from '@/core/storage/storageKeys';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskStatusFilter } from '@/domain/tasks/taskStatusFilter';
import { defineList } from '@/kit/livelist/defineList';
import { bulkRequested } from '../tasksActions';
import { effectiveStatus, taskFilters, taskQuestion, taskSort, toTaskQuery } from './taskFilters';
import { membership } from './taskMembership';

type Key = 'ends' | 'created';
const keys: Record<TaskSort, { key: Key; direction: 1 | -1 }> = {
  ends: { key: 'ends', direction: 1 },
  endsDescending: { key: 'ends', direction: -1 },
  created: { key: 'created', direction: 1 },
  createdDescending: { key: 'created', direction: -1 },
};

/**
 * The server's order by deadline or creation. A task without that moment comes last in every order; equal moments are
 * ordered by id. If the server breaks ties differently, the next resync shows its order, which affects only a few rows
 * with the same moment.
 */
function compareTasks(sort: TaskSort): (a: Task, b: Task) => number {
  const { key, direction } = keys[sort];
  return (a, b) => {
    const [one, other] = [a[key], b[key]];
    if (one !== other) {
      if (one === null) return 1;
      if (other === null) return -1;
      return one < other ? -direction : direction;
    }
    if (a.id === b.id) return 0;
    return a.id < b.id ? -1 : 1;
  };
}

/** The list of the tasks (000 §2.3). */
export const taskList = defineList({
  name: 'tasks',
  hub: 'taskHub',
  path: paths.tasks,
  /** 000 §9: page index = loaded count divided by 9. */
  pageSize: 9,
  storage: {
    keys: {
      filters: storageKeys.taskFilters,
      sort: storageKeys.taskSort,
      views: storageKeys.taskViews,
      keptQuestion: storageKeys.taskQuestion,
      keptViews: storageKeys.taskKeptViews,
    },
    filters: taskFilters,
    sort: taskSort,
  },
  address: taskQuestion,
  fetchPage: ({ filters, sort }, place, signal) =>
    getTaskPage(toTaskQuery(filters, sort, place, Date.now()), signal),
  membership,
  compare: compareTasks,
  isDeleted: ({ status }) => status === TaskStatus.Removed,
  showsDeleted: (filters) => effectiveStatus(filters) === TaskStatusFilter.Removed,
  bulkRequested,
});

export type TaskAddress = ReturnType<typeof taskList.useAddress>;

export const {
  overviewEntered,
  filtersChanged,
  listAnswered,
  listFailed,
  pageAnswered,
  selectionToggled,
  selectionCleared,
  bulkStopped,
  bulkDismissed,
} = taskList.actions;
