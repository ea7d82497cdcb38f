import { createAction } from '@reduxjs/toolkit';
import type { TaskSort, TaskUpdate } from '@/api/tasks';
import type { Assignee } from '@/domain/assignee';
import type { CaseActivity } from '@/domain/caseActivity';
import type { Page } from '@/domain/page';
import type { Task } from '@/domain/task';
import type { TaskActivity } from '@/domain/taskActivity';
import type { TaskType } from '@/domain/taskType';
import type { TaskEvent } from '@/hubs/taskHub';
import type { TaskFilters } from './taskFilters';
import type { Snapshot } from './taskListAnswers';
import type { Surroundings } from './taskListEvents';
import type { PartName } from './taskOpenState';

export interface ListQuestion {
  filters: TaskFilters;
  sort: TaskSort;
}

export interface SavedView extends ListQuestion {
  name: string;
}

export type BulkAction = 'pickUp' | 'reassign' | 'finish';

export interface BulkRequest {
  action: BulkAction;
  ids: readonly string[];
  /** For finish. */
  reason?: string;
  /** For reassign. */
  assignee?: Assignee;
}

export interface BulkResult {
  id: string;
  subject: string;
  outcome: 'done' | 'failed' | 'skipped';
  message: string | null;
}

interface Failure {
  epoch: number;
  error: string;
}

interface Reasoned {
  id: string;
  reason: string;
}

export const viewsRead = createAction<readonly SavedView[]>('tasks/viewsRead');

export const overviewEntered = createAction<ListQuestion & { page: number }>('tasks/overviewEntered');
export const filtersChanged = createAction<ListQuestion>('tasks/filtersChanged');
export const listAnswered = createAction<{ epoch: number; snapshot: Snapshot }>('tasks/listAnswered');
export const listFailed = createAction<Failure>('tasks/listFailed');
export const listRetried = createAction('tasks/listRetried');
export const listHeld = createAction<boolean>('tasks/listHeld');
export const waitingShown = createAction('tasks/waitingShown');
export const moreRequested = createAction('tasks/moreRequested');
export const moreFailed = createAction<Failure>('tasks/moreFailed');
export const pageAnswered = createAction<{ epoch: number; page: Page<Task>; now: number }>(
  'tasks/pageAnswered',
);
/**
 * What became known about tasks, for whom and when it is to be judged:
 * - `hub`: by events, which are hints: what is open is fetched again;
 * - `answer`: by the answer to an own action, which is the truth about the record, but not about its history;
 * - `list`: by the detail, which needs no telling.
 */
export const tasksChanged = createAction<
  Surroundings & { events: readonly TaskEvent[]; source: 'hub' | 'answer' | 'list' }
>('tasks/tasksChanged');
/** The open task's history has grown by an own message. */
export const replied = createAction<string>('tasks/replied');

export const taskOpened = createAction<string>('tasks/taskOpened');
export const taskClosed = createAction('tasks/taskClosed');
export const taskRetried = createAction('tasks/taskRetried');
export const detailFetching = createAction('tasks/detailFetching');
export const detailLoaded = createAction<Task>('tasks/detailLoaded');
export const detailFailed = createAction<{ id: string; missing: boolean }>('tasks/detailFailed');
export const activitiesRequested = createAction('tasks/activitiesRequested');
export const linkedRequested = createAction('tasks/linkedRequested');
export const contactMomentsRequested = createAction('tasks/contactMomentsRequested');
export const partFetching = createAction<PartName>('tasks/partFetching');
export const partFailed = createAction<{ id: string; part: PartName }>('tasks/partFailed');
export const activitiesLoaded = createAction<{ id: string; items: readonly TaskActivity[] }>(
  'tasks/activitiesLoaded',
);
export const linkedLoaded = createAction<{ id: string; items: readonly Task[] }>('tasks/linkedLoaded');
export const contactMomentsLoaded = createAction<{ id: string; items: readonly CaseActivity[] }>(
  'tasks/contactMomentsLoaded',
);

export const typesRequested = createAction('tasks/typesRequested');
export const typesLoaded = createAction<TaskType[]>('tasks/typesLoaded');
export const typesFailed = createAction('tasks/typesFailed');

export const pickUpRequested = createAction<string>('tasks/pickUpRequested');
export const finishRequested = createAction<Reasoned>('tasks/finishRequested');
export const stepTaskFinishRequested = createAction<{ id: string; outcomeId: string | null }>(
  'tasks/stepTaskFinishRequested',
);
export const rejectRequested = createAction<Reasoned>('tasks/rejectRequested');
export const deleteRequested = createAction<Reasoned>('tasks/deleteRequested');
export const replyRequested = createAction<{ id: string; message: string }>('tasks/replyRequested');
/** `baseline`: the `lastModified` that the form was filled from. */
export const updateRequested = createAction<{ update: TaskUpdate; baseline: string | null }>(
  'tasks/updateRequested',
);
export const linkRequested = createAction<{ taskId: string; personId: string; contractId: string | null }>(
  'tasks/linkRequested',
);

export const selectionToggled = createAction<string>('tasks/selectionToggled');
export const selectionSet = createAction<readonly string[]>('tasks/selectionSet');
export const selectionCleared = createAction('tasks/selectionCleared');

export const bulkRequested = createAction<BulkRequest>('tasks/bulkRequested');
export const bulkProgressed = createAction<BulkResult>('tasks/bulkProgressed');
export const bulkStopped = createAction('tasks/bulkStopped');
export const bulkFinished = createAction('tasks/bulkFinished');
export const bulkDismissed = createAction('tasks/bulkDismissed');

export const viewSaved = createAction<string>('tasks/viewSaved');
export const viewRemoved = createAction<string>('tasks/viewRemoved');
