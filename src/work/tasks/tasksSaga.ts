import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, flush, fork, put, race, select, take } from 'typed-redux-saga';
import { supervise } from '@/core/sagas/supervise';
import { afterPaint } from '@/lib/useAfterPaint';
import { taskOpened, taskRequests } from './tasksActions';
import { listAnswered, listFailed, taskList } from './list/taskList';
import { selectOpenId } from './tasksSelectors';

/** Runs the list at once, and the rest after the first answer, request or opened task. */
export function* tasksSaga() {
  yield* fork(taskList.saga);
  yield* fork(supervise, 'tasks/work', startWork);
}

const requests = taskRequests.map(({ type }) => type);

/** Detail, actions and bulk load after the first rows; requests dispatched before that are replayed once their sagas run. */
function* startWork() {
  const early = yield* actionChannel<Action>(requests, buffers.expanding(8));
  const isOpen = (yield* select(selectOpenId)) !== null;
  if (!isOpen) yield* race([take(taskOpened), take(listAnswered), take(listFailed), take(requests)]);
  yield* call(afterPaint);
  const { taskWorkSaga } = yield* call(() => import('./taskWorkSaga'));
  yield* fork(taskWorkSaga);
  const missed = yield* flush(early);
  early.close();
  for (const action of Array.isArray(missed) ? missed : []) yield* put(action);
}
