import type { TaskSort } from '@/api/tasks';
import { type AddressOf, type ListAddress, useListAddress } from '@/core/windowedList/useListAddress';
import type { Task } from '@/domain/task';
import { withKnownName } from '@/domain/keptAssignee';
import { filtersFromSearch, filtersToSearch, hasFilters, type TaskFilters } from './taskFilters';
import { taskOverview } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { taskStorage } from '../taskViews';

export type TaskAddress = ListAddress<TaskFilters, TaskSort>;

const taskAddress: AddressOf<Task, TaskFilters, TaskSort, WithTasks> = {
  actions: taskOverview,
  storage: taskStorage,
  selectOverview: ({ tasks }) => tasks,
  read: filtersFromSearch,
  write: ({ filters, sort, page }) => filtersToSearch(filters, sort, page),
  withNames: (filters, known) => ({
    ...filters,
    createdBy: withKnownName(filters.createdBy, known.createdBy),
    assignedTo: withKnownName(filters.assignedTo, known.assignedTo),
  }),
  isDefault: ({ filters, sort }) => !hasFilters(filters) && sort === 'ends',
};

/** The filters of the address (000 §2.3), and how to change them. */
export const useTaskAddress = (): TaskAddress => useListAddress(taskAddress);
