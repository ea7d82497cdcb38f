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
import { getVisibleTaskTypes, type TaskSort } from '@/api/tasks';
import { supervise } from '@/core/sagas/supervise';
import { overviewSaga } from '@/core/windowedList/overviewSaga';
import type { Task } from '@/domain/task';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { taskEvents } from '@/hubs/taskHub';
import { afterPaint } from '@/lib/afterPaint';
import {
  bulkRequested,
  changesLearnt,
  deleteRequested,
  finishRequested,
  linkRequested,
  listAnswered,
  listFailed,
  pickUpRequested,
  rejectRequested,
  replyLookedFor,
  replyRequested,
  stepTaskFinishRequested,
  taskOpened,
  typesFailed,
  typesLoaded,
  typesRequested,
  taskOverview,
  tasksChanged,
  updateRequested,
} from './tasksActions';
import type { TaskFilters } from './list/taskFilters';
import { taskKind } from './list/taskKind';
import { selectOpenId, selectTaskTypes } from './tasksSelectors';
import { knowsTaskChanges, type WithTasks } from './tasksSlice';
import { applyToTasks } from './taskSync';
import { taskStorage } from './taskViews';

/** The list from the first moment; the rest as soon as there is something to work with. */
export function* tasksSaga() {
  yield* takeEvery(taskEvents, hear);
  yield* takeLeading(typesRequested, loadTypes);
  yield* fork(overviewSaga<Task, TaskFilters, TaskSort, WithTasks>, {
    name: 'tasks',
    kind: taskKind,
    actions: taskOverview,
    storage: taskStorage,
    selectOverview: ({ tasks }: WithTasks) => tasks,
    changed: tasksChanged,
    reconnected: hubsReconnected,
  });
  yield* fork(supervise, 'tasks/work', startWork);
}

function* hear({ payload: events }: ReturnType<typeof taskEvents>) {
  if (!knowsTaskChanges()) yield* take(changesLearnt);
  yield* applyToTasks('hub', events);
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
  const { learnTaskChanges, taskWorkSaga } = yield* call(() => import('./taskWorkSaga'));
  learnTaskChanges();
  yield* put(changesLearnt());
  yield* fork(taskWorkSaga);
  const missed = yield* flush(early);
  early.close();
  for (const action of Array.isArray(missed) ? missed : []) yield* put(action);
}
