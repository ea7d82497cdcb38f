import { getTaskPage, type TaskSort } from '@/api/tasks';
import type { WindowKind } from '@/core/windowedList/windowKind';
import type { Task } from '@/domain/task';
import { TaskStatus } from '@/domain/taskStatus';
import { noFilters, sameFilters, type TaskFilters, toTaskQuery } from './taskFilters';
import { errorTitle } from '../tasksRules';
import { TASK_PAGE_SIZE } from '../tasksConstants';

/** What the list never sends is kept from the hub or the detail, which do, and the other way round (AMB-075). */
export const mergeTasks = (held: Task, incoming: Task): Task => ({
  ...incoming,
  createdBy: incoming.createdBy ?? held.createdBy,
  from: incoming.from ?? held.from,
  case: incoming.case ?? held.case,
  caseTitle: incoming.caseTitle ?? held.caseTitle,
  properties: Object.keys(incoming.properties).length > 0 ? incoming.properties : held.properties,
});

const named = (
  one: { id?: string; name: string } | null,
  other: { id?: string; name: string } | null,
): boolean => one?.id === other?.id && one?.name === other?.name;

const SHOWN = [
  'lastModified',
  'status',
  'ends',
  'created',
  'description',
  'discussionCount',
  'caseTitle',
  'unitId',
  'complexId',
] as const satisfies readonly (keyof Task)[];

/** The tasks, as the windowed list knows them. */
export const taskKind: WindowKind<Task, TaskFilters, TaskSort> = {
  noQuestion: { filters: noFilters, sort: 'ends' },
  pageSize: TASK_PAGE_SIZE,
  fetchPage: ({ filters, sort }, place, signal) =>
    getTaskPage(toTaskQuery(filters, sort, place, Date.now()), signal),
  sameFilters,
  looksSame: (one, other) =>
    SHOWN.every((field) => one[field] === other[field]) &&
    errorTitle(one) === errorTitle(other) &&
    named(one.completeBy, other.completeBy) &&
    named(one.relatedPerson, other.relatedPerson) &&
    named(one.taskType, other.taskType),
  merge: mergeTasks,
  isDeleted: ({ status }) => status === TaskStatus.Removed,
};
