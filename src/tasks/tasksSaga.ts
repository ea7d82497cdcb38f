import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  flush,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga';
import { isHttpError } from '@/api/httpError';
import { getVisibleTaskTypes } from '@/api/tasks';
import { supervise } from '@/core/sagas/supervise';
import { taskEvents } from '@/hubs/taskHub';
import { afterPaint } from '@/lib/afterPaint';
import {
  bulkRequested,
  deleteRequested,
  filtersChanged,
  finishRequested,
  linkRequested,
  listAnswered,
  listFailed,
  overviewEntered,
  pickUpRequested,
  rejectRequested,
  replyRequested,
  stepTaskFinishRequested,
  taskOpened,
  typesFailed,
  typesLoaded,
  typesRequested,
  updateRequested,
  viewRemoved,
  viewSaved,
  viewsRead,
} from './tasksActions';
import { taskListSaga } from './taskListSaga';
import { selectFilters, selectOpenId, selectSort, selectTaskTypes, selectViews } from './tasksSelectors';
import { applyToTasks } from './taskSync';
import { readViews, writeQuestion, writeViews } from './taskViews';

/** The list from the first moment; the rest as soon as there is something to work with. */
export function* tasksSaga() {
  yield* put(viewsRead(readViews()));
  yield* takeEvery(taskEvents, hear);
  yield* takeEvery([overviewEntered, filtersChanged], keepQuestion);
  yield* takeEvery([viewSaved, viewRemoved], keepViews);
  yield* takeLeading(typesRequested, loadTypes);
  yield* fork(supervise, 'tasks/list', taskListSaga);
  yield* fork(supervise, 'tasks/work', startWork);
}

function* hear({ payload: events }: ReturnType<typeof taskEvents>) {
  yield* applyToTasks('hub', events);
}

function* keepQuestion() {
  const filters = yield* select(selectFilters);
  const sort = yield* select(selectSort);
  yield* call(writeQuestion, { filters, sort });
}

function* keepViews() {
  yield* call(writeViews, yield* select(selectViews));
}

function* loadTypes() {
  const { load } = yield* select(selectTaskTypes);
  if (load !== 'loading') return;
  try {
    yield* put(typesLoaded(yield* call(getVisibleTaskTypes)));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(typesFailed());
  }
}

const requests = [
  bulkRequested,
  deleteRequested,
  finishRequested,
  linkRequested,
  pickUpRequested,
  rejectRequested,
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
