import { getTaskPage } from '@/api/tasks/tasks';
import { paths } from '@/core/paths';
import { storageKeys } from '@/core/storage/storageKeys';
import { knownColleague, withKnownName } from '@/domain/colleagues/keptAssignee';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskStatusFilter } from '@/domain/tasks/taskStatusFilter';
import { defineList } from '@/kit/livelist/defineList';
import { bulkRequested } from '../tasksActions';
import {
  effectiveStatus,
  filtersFromSearch,
  filtersToSearch,
  noFilters,
  sameFilters,
  StoredFilters,
  StoredSort,
  toTaskQuery,
} from './taskFilters';
import { membership } from './taskMembership';
import { compareTasks } from './taskSort';

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
    filters: StoredFilters,
    sort: StoredSort,
    none: { filters: noFilters, sort: 'ends' },
    withoutCustomers: (filters) => ({
      ...filters,
      query: '',
      createdBy: knownColleague(filters.createdBy),
      assignedTo: knownColleague(filters.assignedTo),
    }),
  },
  address: {
    read: filtersFromSearch,
    write: ({ filters, sort, page }) => filtersToSearch(filters, sort, page),
    withNames: (filters, known) => ({
      ...filters,
      createdBy: withKnownName(filters.createdBy, known.createdBy),
      assignedTo: withKnownName(filters.assignedTo, known.assignedTo),
    }),
  },
  fetchPage: ({ filters, sort }, place, signal) =>
    getTaskPage(toTaskQuery(filters, sort, place, Date.now()), signal),
  membership,
  compare: compareTasks,
  sameFilters,
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
