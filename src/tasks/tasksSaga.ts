import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, flush, fork, put, race, select, take } from 'typed-redux-saga';
import { supervise } from '@/core/sagas/supervise';
import { afterPaint } from '@/lib/afterPaint';
import {
  bulkRequested,
  deleteRequested,
  finishRequested,
  linkRequested,
  notReachedReported,
  pickUpRequested,
  rejectRequested,
  replyLookedFor,
  replyRequested,
  stepTaskFinishRequested,
  taskOpened,
  updateRequested,
} from './tasksActions';
import { listAnswered, listFailed, taskList } from './list/taskList';
import { selectOpenId } from './tasksSelectors';

/** The list from the first moment; the rest as soon as there is something to work with. */
export function* tasksSaga() {
  yield* fork(taskList.saga);
  yield* fork(supervise, 'tasks/work', startWork);
}

const requests = [
  bulkRequested,
  deleteRequested,
  finishRequested,
  linkRequested,
  notReachedReported,
  pickUpRequested,
  rejectRequested,
  replyLookedFor,
  replyRequested,
  stepTaskFinishRequested,
  updateRequested,
];

/** Detail, actions and bulk arrive behind the first rows; what is asked in the meantime is done when they are there. */
function* startWork() {
  const early = yield* actionChannel<Action>(
    requests.map(({ type }) => type),
    buffers.expanding(8),
  );
  const isOpen = (yield* select(selectOpenId)) !== null;
  if (!isOpen) yield* race([take(taskOpened), take(listAnswered), take(listFailed), take(requests)]);
  yield* call(afterPaint);
  const { taskWorkSaga } = yield* call(() => import('./taskWorkSaga'));
  yield* fork(taskWorkSaga);
  const missed = yield* flush(early);
  early.close();
  for (const action of Array.isArray(missed) ? missed : []) yield* put(action);
}
