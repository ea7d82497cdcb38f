import { put, takeLeading } from 'typed-redux-saga';
import { asUpdate, finishTask, pickUpTask, updateTask } from '@/api/tasks/tasks';
import { draftCleared, draftKey } from '@/core/drafts/draftsSlice';
import { type BulkRecords, type BulkStep, runBulk } from '@/kit/livelist/bulkSaga';
import type { BulkResult } from '@/kit/livelist/listState';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { BULK_REASON, taskSurfaces } from '../task/messages/taskDrafts';
import { lookUp, sameValue } from '@/lib/values';
import { taskList } from './taskList';
import { taskMessages } from '../taskMessages';
import { bulkRequested, type BulkRequest } from '../tasksActions';
import { whyNotFinish, whyNotModify, whyNotPickUp } from '../taskPermissions';
import { errorTitle, isCaseFlowTask, seenOf } from '../tasksRules';
import { taskSync } from '../taskSync';

export function* taskBulkSaga() {
  yield* takeLeading(bulkRequested, startBulk);
}

type Step = BulkStep<Task>;

const isAsSeen = (task: Task, seen: BulkRequest['seen']): boolean =>
  sameValue(lookUp(seen ?? {}, task.id) ?? seenOf(task), seenOf(task));

const reassign = (assignee: Assignee, seen: BulkRequest['seen']): Step => ({
  ...taskMessages.update,
  obstacle: (task, user) =>
    whyNotModify(task, user) ??
    (task.completeBy?.id === assignee.id ? taskMessages.bulk.alreadyTheirs : null) ??
    (isAsSeen(task, seen) ? null : taskMessages.bulk.changed),
  send: (task) => updateTask(asUpdate(task, { completeBy: assignee })),
  isDone: (task) => task?.completeBy?.id === assignee.id,
});

function stepOf({ action, reason = '', assignee, seen }: BulkRequest): Step {
  if (action === 'pickUp') {
    return {
      ...taskMessages.pickUp,
      obstacle: whyNotPickUp,
      send: ({ id }) => pickUpTask(id),
      isDone: (task) => task?.status === TaskStatus.PickedUp,
    };
  }
  if (action === 'finish') {
    return {
      ...taskMessages.finish,
      obstacle: (task, user) =>
        isCaseFlowTask(task) ? taskMessages.bulk.caseFlow : whyNotFinish(task, user),
      send: ({ id }) => finishTask(id, reason.trim()),
      isDone: (task) => task?.status === TaskStatus.Finished,
    };
  }
  if (!assignee) throw new Error('Reassign needs an assignee');
  return reassign(assignee, seen);
}

/** A task that a rule skipped will not need the reason, but a task that failed or was not reached still does. */
const isReasonStored = (results: readonly BulkResult[]): boolean =>
  results.some(({ outcome }) => outcome === 'done') &&
  results.every(({ outcome, message }) => outcome !== 'failed' && message !== taskMessages.bulk.stopped);

const records: BulkRecords<Task> = {
  titleOf: errorTitle,
  ...taskSync,
  messages: taskMessages.bulk,
};

function* startBulk({ payload }: ReturnType<typeof bulkRequested>) {
  const results = yield* runBulk(taskList, records, payload.ids, stepOf(payload));
  if (payload.action === 'finish' && isReasonStored(results))
    yield* put(draftCleared(draftKey(taskSurfaces.bulkFinish, BULK_REASON)));
}
