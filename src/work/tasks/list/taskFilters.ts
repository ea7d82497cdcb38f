import * as v from 'valibot';
import { TASK_SORTS, type TaskQuery, type TaskSort } from '@/api/tasks/tasks';
import { pageInAddress } from '@/kit/livelist/pageInAddress';
import type { Assignee } from '@/domain/colleagues/assignee';
import { assigneeOfId, KeptAssignee } from '@/domain/colleagues/keptAssignee';
import { isTaskStatusFilter, TaskStatusFilter } from '@/domain/tasks/taskStatusFilter';
import { isDeadlineFilter, lastDayOf } from '@/lib/dates/deadlineFilter';
import { searchText } from '@/lib/text';

const QUERY_LENGTH_MAX = 200;
const TYPE_FILTERS_MAX = 50;

/** 000 §3.2. A deadline is a preset or a date, `yyyy-MM-dd`: tasks due on or before it (AMB-054). */
export interface TaskFilters {
  query: string;
  taskTypes: string[];
  status: TaskStatusFilter | null;
  deadline: string | null;
  createdBy: Assignee | null;
  assignedTo: Assignee | null;
}

export const noFilters: TaskFilters = {
  query: '',
  taskTypes: [],
  status: null,
  deadline: null,
  createdBy: null,
  assignedTo: null,
};

const TYPE_NAME_MAX = 120;

const isTypeName = (name: unknown): name is string =>
  typeof name === 'string' && name.length > 0 && name.length <= TYPE_NAME_MAX;

const usableTypes = (names: readonly unknown[]): string[] =>
  [...new Set(names.filter(isTypeName))].slice(0, TYPE_FILTERS_MAX);

const asQuery = (value: string): string => value.slice(0, QUERY_LENGTH_MAX);

/** The filters in local storage; each invalid field is replaced by its default (T12). */
export const StoredFilters = v.object({
  query: v.fallback(v.pipe(v.string(), v.transform(asQuery)), ''),
  taskTypes: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((names) => usableTypes(names)),
    ),
    [],
  ),
  status: v.fallback(v.nullable(v.picklist(Object.values(TaskStatusFilter))), null),
  deadline: v.fallback(v.nullable(v.pipe(v.string(), v.check(isDeadlineFilter))), null),
  createdBy: KeptAssignee,
  assignedTo: KeptAssignee,
});

export const StoredSort = v.picklist(TASK_SORTS);

const isSort = (value: string | null): value is TaskSort =>
  (TASK_SORTS as readonly (string | null)[]).includes(value);

interface TaskListAddress {
  filters: TaskFilters;
  sort: TaskSort;
  page: number;
}

/** Returns the search parameters of a list (000 §2.3), without defaults. */
export function filtersToSearch(filters: TaskFilters, sort: TaskSort = 'ends', page = 0): URLSearchParams {
  const search = new URLSearchParams();
  if (page > 0) search.set('page', String(page));
  if (filters.query) search.set('query', filters.query);
  if (filters.status) search.set('status', filters.status);
  if (filters.deadline) search.set('deadline', filters.deadline);
  for (const name of filters.taskTypes) search.append('taskTypes', name);
  if (filters.createdBy) search.set('createdById', filters.createdBy.id);
  if (filters.assignedTo) search.set('assignedToId', filters.assignedTo.id);
  if (sort !== 'ends') search.set('sort', sort);
  return search;
}

/** Reads search parameters and ignores invalid ones. Assignees have only an id until their names are known. */
export function filtersFromSearch(search: URLSearchParams): TaskListAddress {
  const status = search.get('status') ?? '';
  const deadline = search.get('deadline') ?? '';
  const sort = search.get('sort');
  return {
    filters: {
      query: asQuery(search.get('query') ?? ''),
      taskTypes: usableTypes(search.getAll('taskTypes')),
      status: isTaskStatusFilter(status) ? status : null,
      deadline: isDeadlineFilter(deadline) ? deadline : null,
      createdBy: assigneeOfId(search.get('createdById')),
      assignedTo: assigneeOfId(search.get('assignedToId')),
    },
    sort: isSort(sort) ? sort : 'ends',
    page: pageInAddress(search),
  };
}

/** True if both make the same request; names of people do not matter (000 §4.2: identical filters are ignored). */
export function sameFilters(one: TaskFilters, other: TaskFilters): boolean {
  const key = (filters: TaskFilters) =>
    filtersToSearch({
      ...filters,
      query: searchText(filters.query),
      taskTypes: [...filters.taskTypes].sort(),
    }).toString();
  return one === other || key(one) === key(other);
}

/**
 * Returns the last day that passes the deadline filter, or null if days do not matter. 'Verlopen' without a status is
 * the server's DeadlineExpired, exact to the second (see {@link effectiveStatus}); with a status it counts whole days.
 */
export function lastDay({ deadline, status }: TaskFilters, now: number): string | null {
  const exact = deadline === null || (deadline === 'expired' && status === null);
  return exact ? null : lastDayOf(deadline, now);
}

export const effectiveStatus = ({ deadline, status }: TaskFilters): TaskStatusFilter | null =>
  status ?? (deadline === 'expired' ? TaskStatusFilter.DeadlineExpired : null);

export function toTaskQuery(
  filters: TaskFilters,
  sort: TaskSort,
  { page, pageSize }: { page: number; pageSize: number },
  now: number,
): TaskQuery {
  const searchQuery = searchText(filters.query);
  const status = effectiveStatus(filters);
  const completion = lastDay(filters, now);
  return {
    page,
    pageSize,
    ...(searchQuery && { searchQuery }),
    ...(status && { status }),
    ...(completion && { completion }),
    ...(filters.taskTypes.length > 0 && { taskTypes: filters.taskTypes }),
    ...(filters.createdBy && { createdById: filters.createdBy.id }),
    ...(filters.assignedTo && { completeById: filters.assignedTo.id }),
    ...(sort !== 'ends' && { sort }),
  };
}
