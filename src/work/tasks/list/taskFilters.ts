import { TASK_SORTS, type TaskQuery, type TaskSort } from '@/api/tasks/tasks';
import { assigneeIn } from '@/domain/colleagues/keptAssignee';
import { TaskStatusFilter } from '@/domain/tasks/taskStatusFilter';
import { deadline, pageNumber, searchWords } from '@/kit/livelist/listParameters';
import { lastDayOf } from '@/lib/dates/deadlineFilter';
import { defineQuestion, oneOf, parameter, type ValueOf } from '@/lib/question';
import { searchText } from '@/lib/text';

const TYPE_FILTERS_MAX = 50;
const TYPE_NAME_MAX = 120;

const isTypeName = (name: unknown): name is string =>
  typeof name === 'string' && name.length > 0 && name.length <= TYPE_NAME_MAX;

const usableTypes = (names: readonly unknown[]): string[] =>
  [...new Set(names.filter(isTypeName))].slice(0, TYPE_FILTERS_MAX);

const taskTypes = parameter<string[]>(
  'taskTypes',
  [],
  (given) => (Array.isArray(given) ? usableTypes(given) : undefined),
  {
    read: (search) => usableTypes(search.getAll('taskTypes')),
    write: (search, names) => {
      search.delete('taskTypes');
      for (const name of names) search.append('taskTypes', name);
    },
    spell: (names) => JSON.stringify([...names].sort()),
  },
);

/** 000 §3.2. */
export const taskFilters = defineQuestion({
  query: searchWords,
  status: oneOf('status', Object.values(TaskStatusFilter), null),
  deadline: deadline('deadline'),
  taskTypes,
  createdBy: assigneeIn('createdById'),
  assignedTo: assigneeIn('assignedToId'),
});
export type TaskFilters = ValueOf<typeof taskFilters>;

export const noFilters = taskFilters.none;

export const taskSort = oneOf('sort', TASK_SORTS, 'ends');

/** The address of the list (000 §2.3). */
export const taskQuestion = defineQuestion({ page: pageNumber, filters: taskFilters, sort: taskSort });

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
