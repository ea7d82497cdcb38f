import { put, select, takeEvery } from 'typed-redux-saga';
import { finishStepTask } from '@/api/caseflows/caseFlows';
import { deleteTask, finishTask, pickUpTask, rejectTask } from '@/api/tasks/tasks';
import { draftKey } from '@/core/drafts/draftsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { User } from '@/domain/session/user';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { isFilledIn } from '@/lib/text';
import { taskMessages } from '../taskMessages';
import {
  deleteRequested,
  finishRequested,
  pickUpRequested,
  rejectRequested,
  stepTaskFinishRequested,
} from '../tasksActions';
import { isCaseFlowTask } from '../tasksRules';
import { taskSurfaces } from './messages/taskDrafts';
import { demandTask, perform, type TaskAction } from './performTask';

export function* taskStatusSaga() {
  yield* takeEvery(pickUpRequested, pickUp);
  yield* takeEvery(finishRequested, finish);
  yield* takeEvery(stepTaskFinishRequested, finishStep);
  yield* takeEvery(rejectRequested, reject);
  yield* takeEvery(deleteRequested, remove);
}

const isFinishedBy = (task: Task | null, user: User): boolean =>
  task?.status === TaskStatus.Finished && (task.completedById === null || task.completedById === user.id);

/** Actions that `replyAndFinishSaga` performs too, which is why each caller adds its own messages. */
export const pickingUp = (id: string): Omit<TaskAction, 'messages'> => ({
  subject: 'pickUp',
  id,
  send: () => pickUpTask(id),
  isDone: (task) => task?.status === TaskStatus.PickedUp,
});
export const finishing = (id: string, reason: string): Omit<TaskAction, 'messages'> => ({
  subject: 'finish',
  id,
  draft: draftKey(taskSurfaces.finish, id),
  send: () => finishTask(id, reason.trim()),
  isDone: isFinishedBy,
});

function* pickUp({ payload: id }: ReturnType<typeof pickUpRequested>) {
  if ((yield* demandTask(id)) === null) return;
  yield* perform({ ...pickingUp(id), messages: taskMessages.pickUp });
}

/** A case-flow task is finished through its step task, which requires `viewCaseFlow` (000 §4.2, AMB-059). */
function* finish({ payload: { id, reason } }: ReturnType<typeof finishRequested>) {
  const task = yield* demandTask(id);
  if (task === null || !isFilledIn(reason)) return;
  if (isCaseFlowTask(task)) {
    yield* put(toastShown({ kind: 'error', text: taskMessages.finishCaseFlow.failure }));
    return;
  }
  yield* perform({ ...finishing(id, reason), messages: taskMessages.finish });
}

function* finishStep({ payload: { id, outcomeId } }: ReturnType<typeof stepTaskFinishRequested>) {
  if ((yield* demandTask(id)) === null) return;
  const may = yield* select(selectMay);
  if (!may('viewCaseFlow')) {
    yield* put(toastShown({ kind: 'error', text: taskMessages.finishCaseFlow.failure }));
    return;
  }
  yield* perform({
    subject: 'finish',
    id,
    messages: taskMessages.finishCaseFlow,
    send: () => finishStepTask(id, outcomeId).then(() => null),
    isDone: isFinishedBy,
  });
}

/**
 * The owner becomes the assignee, so the task leaves the list unless the owner is the user or one of their groups
 * (AMB-061).
 */
function* reject({ payload: { id, reason } }: ReturnType<typeof rejectRequested>) {
  if ((yield* demandTask(id)) === null || !isFilledIn(reason)) return;
  yield* perform({
    subject: 'reject',
    id,
    messages: taskMessages.reject,
    draft: draftKey(taskSurfaces.reject, id),
    send: () => rejectTask(id, reason.trim()),
    isDone: (task) => task?.status === TaskStatus.Rejected,
  });
}

function* remove({ payload: { id, reason } }: ReturnType<typeof deleteRequested>) {
  if ((yield* demandTask(id)) === null || !isFilledIn(reason)) return;
  yield* perform({
    subject: 'delete',
    id,
    messages: taskMessages.delete,
    draft: draftKey(taskSurfaces.delete, id),
    send: () => deleteTask(id, reason.trim()),
    isDone: (task) => task === null || task.status === TaskStatus.Removed,
  });
}
