import { all, call, put, select, takeLeading } from 'typed-redux-saga';
import { isHttpError, isUncertain } from '@/api/httpError';
import { finishTask, pickUpTask, updateTask } from '@/api/tasks';
import { draftCleared, draftKey } from '@/core/drafts/draftsSlice';
import { selectUser } from '@/core/session/sessionSlice';
import type { Assignee } from '@/domain/assignee';
import type { Task } from '@/domain/task';
import { TaskStatus } from '@/domain/taskStatus';
import type { User } from '@/domain/user';
import { BULK_REASON, taskSurfaces } from './components/taskDrafts';
import { taskMessages } from './taskMessages';
import {
  bulkFinished,
  bulkProgressed,
  bulkRequested,
  type BulkRequest,
  type BulkResult,
  selectionSet,
} from './tasksActions';
import { BULK_CONCURRENCY } from './tasksConstants';
import { whyNotFinish, whyNotModify, whyNotPickUp } from './taskPermissions';
import { errorTitle, isCaseFlowTask } from './tasksRules';
import { selectBulk, selectTaskById } from './tasksSelectors';
import type { WithTasks } from './tasksSlice';
import { applyToTasks, fetchTruth, refetch } from './taskSync';

export function* taskBulkSaga() {
  yield* takeLeading(bulkRequested, runBulk);
}

/** What one kind of bulk action asks of one task. */
interface Step {
  failure: string;
  /** Why it is skipped, or null. */
  obstacle: (task: Task, user: User) => string | null;
  send: (task: Task) => Promise<Task | null | undefined>;
  isDone: (task: Task | null) => boolean;
}

const reassign = (assignee: Assignee): Step => ({
  failure: taskMessages.update.failure,
  obstacle: (task, user) =>
    whyNotModify(task, user) ??
    (task.completeBy?.id === assignee.id ? taskMessages.bulk.alreadyTheirs : null),
  send: ({ id, status, description, subject, ends, mediaIds, taskType, created }) =>
    updateTask({ id, status, description, subject, ends, mediaIds, taskType, created, completeBy: assignee }),
  isDone: (task) => task?.completeBy?.id === assignee.id,
});

function stepOf({ action, reason = '', assignee }: BulkRequest): Step {
  if (action === 'pickUp') {
    return {
      failure: taskMessages.pickUp.failure,
      obstacle: whyNotPickUp,
      send: ({ id }) => pickUpTask(id),
      isDone: (task) => task?.status === TaskStatus.PickedUp,
    };
  }
  if (action === 'finish') {
    return {
      failure: taskMessages.finish.failure,
      obstacle: (task, user) =>
        isCaseFlowTask(task) ? taskMessages.bulk.caseFlow : whyNotFinish(task, user),
      send: ({ id }) => finishTask(id, reason.trim()),
      isDone: (task) => task?.status === TaskStatus.Finished,
    };
  }
  if (!assignee) throw new Error('Reassign needs an assignee');
  return reassign(assignee);
}

/** A task that its own rule excludes will not need the reason; one that failed, or was not reached, still does. */
const isReasonStored = (results: readonly BulkResult[]): boolean =>
  results.some(({ outcome }) => outcome === 'done') &&
  results.every(({ outcome, message }) => outcome !== 'failed' && message !== taskMessages.bulk.stopped);

/** A few at a time, each with its own result; what did not succeed stays selected. */
function* runBulk({ payload }: ReturnType<typeof bulkRequested>) {
  const step = stepOf(payload);
  const queue = [...new Set(payload.ids)];
  yield* all(Array.from({ length: BULK_CONCURRENCY }, () => call(work, queue, step)));
  const results = (yield* select(selectBulk))?.results ?? [];
  yield* put(bulkFinished());
  if (payload.action === 'finish' && isReasonStored(results))
    yield* put(draftCleared(draftKey(taskSurfaces.bulkFinish, BULK_REASON)));
  yield* put(selectionSet(results.filter(({ outcome }) => outcome !== 'done').map(({ id }) => id)));
}

function* work(queue: string[], step: Step) {
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const stopping = (yield* select(selectBulk))?.status !== 'running';
    const subject = yield* select(subjectOf, id);
    const result: Pick<BulkResult, 'outcome' | 'message'> = stopping
      ? { outcome: 'skipped', message: taskMessages.bulk.stopped }
      : yield* attempt(id, step);
    yield* put(bulkProgressed({ id, subject, ...result }));
  }
}

const subjectOf = (state: WithTasks, id: string): string => {
  const task = selectTaskById(state, id);
  return task ? errorTitle(task) : id;
};

const failed = (message: string) => ({ outcome: 'failed', message }) as const;

/** Judged by the record as it is now, not as the list remembers it. */
function* attempt(id: string, step: Step) {
  try {
    const user = yield* select(selectUser);
    const task = yield* fetchTruth(id);
    if (task === null || user === null) return failed(taskMessages.bulk.notFound);
    const obstacle = step.obstacle(task, user);
    if (obstacle !== null) return { outcome: 'skipped', message: obstacle } as const;
    return yield* send(task, step);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return failed(step.failure);
  }
}

function* send(task: Task, { send: ask, isDone }: Step) {
  const { id } = task;
  try {
    const answer = yield* call(ask, task);
    if (answer) yield* applyToTasks('answer', [{ kind: 'updated', id, task: answer }]);
    else yield* refetch(id);
    return { outcome: 'done', message: null } as const;
  } catch (error) {
    if (!isUncertain(error)) {
      yield* refetch(id);
      throw error;
    }
  }
  try {
    const truth = yield* fetchTruth(id);
    return isDone(truth)
      ? ({ outcome: 'done', message: null } as const)
      : failed(taskMessages.bulk.uncertain);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return failed(taskMessages.bulk.uncertain);
  }
}
