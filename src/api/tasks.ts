import * as v from 'valibot';
import type { Assignee } from '@/domain/assignee';
import { type Page, pageOf } from '@/domain/page';
import { Task } from '@/domain/task';
import { TaskActivity } from '@/domain/taskActivity';
import type { TaskStatusFilter } from '@/domain/taskStatusFilter';
import type { TaskType } from '@/domain/taskType';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';
import { recordNamed } from './recordNamed';

/** `/api/v1/task/{action}/{id}/{subaction}` (000 §7.2). */
export const taskUrls = {
  byId: '/api/v1/task/byId/:id',
  byIds: '/api/v1/task/byIds',
  forCase: '/api/v1/task/forCase/:id',
  linked: '/api/v1/task/getLinkedTasks/:id',
  overview: '/api/v1/task/overview',
  search: '/api/v1/task/search',
  visibleTypes: '/api/v1/task/types/visible',
  allTypes: '/api/v1/task/types/all',
  typesExceptCaseFlow: '/api/v1/task/types/allexceptcaseflow',
  defaultType: '/api/v1/task/types/default',
  history: '/api/v1/task/GetHistory/:id',
  defaultDeadline: '/api/v1/task/GetDefaultDeadline',
  defaultDeadlineForType: '/api/v1/task/GetDefaultDeadlineForTaskType',
  create: '/api/v1/task/create',
  discuss: '/api/v1/task/discuss/:id',
  update: '/api/v1/task/update/:id',
  pickUp: '/api/v1/task/pickUp/:id',
  finish: '/api/v1/task/finish/:id',
  reject: '/api/v1/task/reject/:id',
  delete: '/api/v1/task/delete/:id',
  linkAnonymous: '/api/v1/task/linkAnonymousTask',
  createFaqSuggestion: '/api/v1/task/createFaqSuggestion',
  assignChatConversation: '/api/v1/activity/task/assignChatConversation',
} as const;

/** How the list can be ordered; `ends` is the back end's own order and is not sent. */
export const TASK_SORTS = ['ends', 'endsDescending', 'created', 'createdDescending'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

/** The list query (000 §7.2); `completion` is an ISO date: deadlines on or before it (AMB-054). */
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

/** The order in which both ends of the head start spell a query, so that they mean the same address. */
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
/** Actions answer with the task, or with nothing (AMB-071). */
const PerhapsTask = v.fallback(v.nullable(Task), null);

/** `overview` without text, `search` with text (AMB-055). */
export const getTaskPage = (query: TaskQuery, signal?: AbortSignal): Promise<Page<Task>> =>
  http.get(query.searchQuery ? taskUrls.search : taskUrls.overview, TaskPage, {
    params: taskParams(query),
    ...(signal && { signal }),
  });

export const getTask = (id: string): Promise<Task> =>
  http.get(fillPath(taskUrls.byId, { id }), recordNamed(Task, id));

export const pickUpTask = (id: string) => http.put(fillPath(taskUrls.pickUp, { id }), undefined, PerhapsTask);

export const finishTask = (id: string, reason: string) =>
  http.put(fillPath(taskUrls.finish, { id }), { reason }, PerhapsTask);

export const rejectTask = (id: string, reason: string) =>
  http.put(fillPath(taskUrls.reject, { id }), { reason }, PerhapsTask);

export const deleteTask = (id: string, reason: string) =>
  http.put(fillPath(taskUrls.delete, { id }), { reason }, PerhapsTask);

export const discussTask = (id: string, message: string) =>
  http.post(fillPath(taskUrls.discuss, { id }), { id, message }, v.fallback(v.nullable(TaskActivity), null));

export interface TaskUpdate {
  id: string;
  status: Task['status'];
  completeBy: Assignee | null;
  description: string;
  subject: string;
  ends: string | null;
  mediaIds: readonly string[];
  taskType: TaskType | null;
  created: string | null;
}

/** An update says everything again, so it starts from what there is (000 §7.2). */
export const asUpdate = (task: Task, changes: Partial<Omit<TaskUpdate, 'id'>> = {}): TaskUpdate => ({
  id: task.id,
  status: task.status,
  completeBy: task.completeBy,
  description: task.description,
  subject: task.subject,
  ends: task.ends,
  mediaIds: task.mediaIds,
  taskType: task.taskType,
  created: task.created,
  ...changes,
});

export const updateTask = (update: TaskUpdate) =>
  http.put(fillPath(taskUrls.update, { id: update.id }), update, PerhapsTask);

/** A task as it is registered (001 §3); only the subject is required. */
export interface NewTask {
  subject: string;
  description: string;
  endDate: string | null;
  taskType: TaskType | null;
  completeById: string | null;
  fromId: string | null;
  roleId: string | null;
  contractId: string | null;
  caseId: string | null;
  mediaIds: readonly string[];
  faqId: string;
  tagId: string;
  channel: string | null;
  residentialZoneId: string | null;
  isPublic: boolean;
}

export const createTask = (task: NewTask) => http.post(taskUrls.create, task, PerhapsTask);

export const linkAnonymousTask = (taskId: string, personId: string, contractId: string | null) =>
  http.put(taskUrls.linkAnonymous, { taakId: taskId, personId, contractId }, PerhapsTask);
