import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { Task } from '@/domain/tasks/task';
import { TaskActivity } from '@/domain/tasks/taskActivity';
import type { TaskStatusFilter } from '@/domain/tasks/taskStatusFilter';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { taskUrls } from './taskUrls';

/** The sort orders of the list; `ends` is the back end's default and is not sent. */
export const TASK_SORTS = ['ends', 'endsDescending', 'created', 'createdDescending'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

/**
 * The list query (000 §7.2). `completion` is an ISO date; it finds tasks with a deadline on or before that date
 * (AMB-054).
 */
export interface TaskQuery {
  page: number;
  pageSize: number;
  searchQuery?: string;
  status?: TaskStatusFilter;
  completion?: string;
  taskTypes?: readonly string[];
  createdById?: string;
  completeById?: string;
  sort?: TaskSort;
}

/** Fixes the order of the parameters, so that the head start and the call that uses it have the same address. */
export function taskParams({
  page,
  pageSize,
  searchQuery,
  status,
  completion,
  taskTypes,
  createdById,
  completeById,
  sort,
}: TaskQuery) {
  return {
    page,
    pageSize,
    ...(searchQuery && { searchQuery }),
    ...(status && { status }),
    ...(completion && { completion }),
    ...(taskTypes?.length && { taskTypes }),
    ...(createdById && { createdById }),
    ...(completeById && { completeById }),
    ...(sort && sort !== 'ends' && { sort }),
  };
}

export const TaskPage = pageOf(Task);
/** The answer of an action: the task, or nothing (AMB-071). */
const PerhapsTask = v.fallback(v.nullable(Task), null);

/** Calls `overview` without text and `search` with text (AMB-055). */
export const getTaskPage = (query: TaskQuery, signal?: AbortSignal): Promise<Page<Task>> =>
  http.get(query.searchQuery ? taskUrls.search : taskUrls.overview, TaskPage, {
    params: taskParams(query),
    ...(signal && { signal }),
  });

export const getTask = (id: string): Promise<Task> =>
  http.get(fillPath(taskUrls.byId, { id }), d.recordNamed(Task, id));

export const pickUpTask = (id: string) => http.put(fillPath(taskUrls.pickUp, { id }), undefined, PerhapsTask);

export const finishTask = (id: string, reason: string) =>
  http.put(fillPath(taskUrls.finish, { id }), { reason }, PerhapsTask);

export const rejectTask = (id: string, reason: string) =>
  http.put(fillPath(taskUrls.reject, { id }), { reason }, PerhapsTask);

export const deleteTask = (id: string, reason: string) =>
  http.put(fillPath(taskUrls.delete, { id }), { reason }, PerhapsTask);

export const discussTask = (id: string, message: string) =>
  http.post(fillPath(taskUrls.discuss, { id }), { id, message }, v.fallback(v.nullable(TaskActivity), null));

/** An update contains all fields, so it starts with the present ones (000 §7.2). */
const contentsOf = (task: Task) => ({
  id: task.id,
  status: task.status,
  completeBy: task.completeBy,
  description: task.description,
  subject: task.subject,
  ends: task.ends,
  mediaIds: task.mediaIds as readonly string[],
  taskType: task.taskType,
  created: task.created,
});
export type TaskUpdate = ReturnType<typeof contentsOf>;

export const asUpdate = (task: Task, changes: Partial<Omit<TaskUpdate, 'id'>> = {}): TaskUpdate => ({
  ...contentsOf(task),
  ...changes,
});

export const updateTask = (update: TaskUpdate) =>
  http.put(fillPath(taskUrls.update, { id: update.id }), update, PerhapsTask);

export const linkAnonymousTask = (taskId: string, personId: string, contractId: string | null) =>
  http.put(taskUrls.linkAnonymous, { taakId: taskId, personId, contractId }, PerhapsTask);
