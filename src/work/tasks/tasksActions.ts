import { createAction } from '@reduxjs/toolkit';
import type { TaskUpdate } from '@/api/tasks/tasks';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { Task } from '@/domain/tasks/task';
import type { TaskEvent } from '@/hubs/taskHub';
import { recordActions } from '@/kit/livelist/record/liveRecord';

export type BulkAction = 'pickUp' | 'reassign' | 'finish';

/** A task as a dialog showed it. */
export interface TaskSeen {
  status: Task['status'];
  completeBy: string | null;
}

/** The tasks of a dialog by their ids; null for an unknown task. */
export type TasksSeen = Readonly<Record<string, TaskSeen | null>>;

export interface BulkRequest {
  action: BulkAction;
  ids: readonly string[];
  /** Only for `finish`. */
  reason?: string;
  /** Only for `reassign`. */
  assignee?: Assignee;
  /** Absent for actions without a dialog. */
  seen?: TasksSeen | undefined;
}

interface Reasoned {
  id: string;
  reason: string;
}

/** Requests on tasks, which are kept until the sagas that handle them have loaded. */
export const taskRequests: { type: string }[] = [];

function request<Payload>(type: string) {
  const creator = createAction<Payload>(type);
  taskRequests.push(creator);
  return creator;
}

export const bulkRequested = request<BulkRequest>('tasks/bulkRequested');

/** The open task's history has grown by a message of this user. */
export const replied = createAction<string>('tasks/replied');

/** Names of error tasks from an earlier visit, by task id; the list endpoint does not return them. */
export const errorNamesRecalled =
  createAction<Readonly<Record<string, Task['properties']>>>('tasks/errorNamesRecalled');

export const taskActions = recordActions<Task, TaskEvent>('tasks');
export const {
  opened: taskOpened,
  closed: taskClosed,
  retried: taskRetried,
  wasRead: taskRead,
  changed: tasksChanged,
} = taskActions;

export const pickUpRequested = request<string>('tasks/pickUpRequested');
export const notReachedReported = request<string>('tasks/notReachedReported');
export const finishRequested = request<Reasoned>('tasks/finishRequested');
export const stepTaskFinishRequested = request<{ id: string; outcomeId: string | null }>(
  'tasks/stepTaskFinishRequested',
);
export const rejectRequested = request<Reasoned>('tasks/rejectRequested');
export const deleteRequested = request<Reasoned>('tasks/deleteRequested');
/** Checks whether a reply that was sent before a reload is stored. */
export const replyLookedFor = request<string>('tasks/replyLookedFor');
export const replyRequested = request<{ id: string; message: string }>('tasks/replyRequested');
/** Sends the current reply, and finishes the task with the same text as its reason. */
export const replyAndFinishRequested = request<string>('tasks/replyAndFinishRequested');
export const updateRequested = request<{
  update: TaskUpdate;
  /** The key of the draft that the update is made from, if any. */
  draft?: string;
}>('tasks/updateRequested');
export const linkRequested = request<{ taskId: string; personId: string; contractId: string | null }>(
  'tasks/linkRequested',
);
