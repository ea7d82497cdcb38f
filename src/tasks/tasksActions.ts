import { createAction } from '@reduxjs/toolkit';
import type { TaskUpdate } from '@/api/tasks';
import type { Assignee } from '@/domain/assignee';
import type { Task } from '@/domain/task';
import type { User } from '@/domain/user';
import type { Pushed } from '@/hubs/hub';
import type { TaskEvent } from '@/hubs/taskHub';

export type BulkAction = 'pickUp' | 'reassign' | 'finish';

export interface BulkRequest {
  action: BulkAction;
  ids: readonly string[];
  /** For finish. */
  reason?: string;
  /** For reassign. */
  assignee?: Assignee;
}

interface Reasoned {
  id: string;
  reason: string;
}

export const bulkRequested = createAction<BulkRequest>('tasks/bulkRequested');

/** What the answer to an own call said: the truth about the record, but not about its history. */
export const tasksChanged = createAction<Pushed<TaskEvent>>('tasks/tasksChanged');
/** The open task's history has grown by an own message. */
export const replied = createAction<string>('tasks/replied');

export const taskOpened = createAction<string>('tasks/taskOpened');
export const taskClosed = createAction('tasks/taskClosed');
export const taskRetried = createAction('tasks/taskRetried');
export const detailFetching = createAction('tasks/detailFetching');
export const detailLoaded = createAction<{ task: Task; user: User; now: number }>('tasks/detailLoaded');
export const detailFailed = createAction<{ id: string; missing: boolean }>('tasks/detailFailed');

export const pickUpRequested = createAction<string>('tasks/pickUpRequested');
/** Somebody who was called back could not be reached. */
export const notReachedReported = createAction<string>('tasks/notReachedReported');
export const finishRequested = createAction<Reasoned>('tasks/finishRequested');
export const stepTaskFinishRequested = createAction<{ id: string; outcomeId: string | null }>(
  'tasks/stepTaskFinishRequested',
);
export const rejectRequested = createAction<Reasoned>('tasks/rejectRequested');
export const deleteRequested = createAction<Reasoned>('tasks/deleteRequested');
/** To look whether a reply to this task that was sent before a reload is stored. */
export const replyLookedFor = createAction<string>('tasks/replyLookedFor');
export const replyRequested = createAction<{ id: string; message: string }>('tasks/replyRequested');
/** `baseline`: the `lastModified` that the form was filled from. */
export const updateRequested = createAction<{ update: TaskUpdate; baseline: string | null }>(
  'tasks/updateRequested',
);
export const linkRequested = createAction<{ taskId: string; personId: string; contractId: string | null }>(
  'tasks/linkRequested',
);
