import { createAction } from '@reduxjs/toolkit';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Failure } from '@/lib/failures/whyFailed';
import type { TaskUpdate } from '@/api/tasks';
import type { Assignee } from '@/domain/colleague/assignee';
import type { Task } from '@/domain/task/task';
import type { User } from '@/domain/session/user';
import type { Pushed } from '@/hubs/hub';
import type { TaskEvent } from '@/hubs/taskHub';

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
  /** For finish. */
  reason?: string;
  /** For reassign. */
  assignee?: Assignee;
  /** Absent for work without a dialog. */
  seen?: TasksSeen | undefined;
}

interface Reasoned {
  id: string;
  reason: string;
}

/** What is asked to be done with tasks: kept for who does it as long as their code is on its way. */
export const taskRequests: { type: string }[] = [];

function request<Payload>(type: string) {
  const creator = createAction<Payload>(type);
  taskRequests.push(creator);
  return creator;
}

export const bulkRequested = request<BulkRequest>('tasks/bulkRequested');

/** What the answer to an own call said: the truth about the record, but not about its history. */
export const tasksChanged = createAction<Pushed<TaskEvent>>('tasks/tasksChanged');
/** The open task's history has grown by an own message. */
export const replied = createAction<string>('tasks/replied');

/** What an earlier visit knew of error tasks, by id; a list does not tell it. */
export const errorNamesRecalled =
  createAction<Readonly<Record<string, Task['properties']>>>('tasks/errorNamesRecalled');

export const taskOpened = createAction<string>('tasks/taskOpened');
export const taskClosed = createAction('tasks/taskClosed');
export const taskRetried = createAction('tasks/taskRetried');
export const detailFetching = createAction('tasks/detailFetching');
export const detailLoaded = createAction<{ task: Task; user: User; now: number }>('tasks/detailLoaded');
export const detailFailed = createAction<{ id: string; missing: boolean; failure: Failure }>(
  'tasks/detailFailed',
);

export const pickUpRequested = request<string>('tasks/pickUpRequested');
/** Somebody who was called back could not be reached. */
export const notReachedReported = request<string>('tasks/notReachedReported');
export const finishRequested = request<Reasoned>('tasks/finishRequested');
export const stepTaskFinishRequested = request<{ id: string; outcomeId: string | null }>(
  'tasks/stepTaskFinishRequested',
);
export const rejectRequested = request<Reasoned>('tasks/rejectRequested');
export const deleteRequested = request<Reasoned>('tasks/deleteRequested');
/** To look whether a reply to this task that was sent before a reload is stored. */
export const replyLookedFor = request<string>('tasks/replyLookedFor');
export const replyRequested = request<{ id: string; message: string }>('tasks/replyRequested');
/** To send the reply as it stands, and to finish with the same words. */
export const replyAndFinishRequested = request<string>('tasks/replyAndFinishRequested');
/** `baseline`: the `lastModified` that the form was filled from. */
export const updateRequested = request<{
  update: TaskUpdate;
  baseline: string | null;
  /** The draft that it is made of, where it is. */
  draft?: string;
}>('tasks/updateRequested');
export const linkRequested = request<{ taskId: string; personId: string; contractId: string | null }>(
  'tasks/linkRequested',
);

/** The writes of a task. `replyAndFinish` covers its steps together; each step is a write of its own as well. */
export type TaskSubject =
  'pickUp' | 'notReached' | 'finish' | 'reject' | 'delete' | 'reply' | 'update' | 'link' | 'replyAndFinish';

export const taskKey = (subject: TaskSubject, id: string): string => submissionKey(`tasks/${subject}`, id);
