import type { TaskSort } from '@/api/tasks';
import { storageKeys } from '@/core/storage/storageKeys';
import type { OverviewStorage } from '@/core/windowedList/overviewStorage';
import { noFilters, StoredFilters, StoredSort, type TaskFilters } from './list/taskFilters';

/** What this browser keeps of the list: its question and the saved views. */
export const taskStorage: OverviewStorage<TaskFilters, TaskSort> = {
  keys: { filters: storageKeys.taskFilters, sort: storageKeys.taskSort, views: storageKeys.taskViews },
  filters: StoredFilters,
  sort: StoredSort,
  none: { filters: noFilters, sort: 'ends' },
};
