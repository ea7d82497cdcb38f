import { call, delay, put, select, take } from 'typed-redux-saga';
import { failureOf, isHttpError, isMissing } from '@/api/http/httpError';
import { getTask } from '@/api/tasks/tasks';
import { wokeUp } from '@/core/events';
import { followOpen } from '@/core/sagas/followOpen';
import { selectUser } from '@/core/session/sessionSlice';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { taskEvents } from '@/hubs/taskHub';
import {
  detailFailed,
  detailFetching,
  detailLoaded,
  replied,
  taskClosed,
  taskOpened,
  taskRetried,
  tasksChanged,
} from '../tasksActions';
import { selectOpen, selectOpenId } from '../tasksSelectors';
import { REFETCH_MS } from '@/kit/livelist/records';

export function* taskDetailSaga() {
  const { id, wanted } = yield* select(selectOpen);
  if (id !== null && !wanted) yield* put(taskRetried());
  yield* followOpen({
    selectId: selectOpenId,
    changes: [taskOpened.type, taskClosed.type],
    keep: keepRecord,
  });
}

const wakers = [
  detailFailed,
  detailLoaded,
  hubsReconnected,
  replied,
  taskEvents,
  taskRetried,
  tasksChanged,
  wokeUp,
];

/** Fetches the record when it is wanted, one request at a time. */
function* keepRecord(id: string) {
  while (true) {
    const { wanted, removed } = yield* select(selectOpen);
    if (!wanted || removed) yield* take(wakers);
    else {
      yield* put(detailFetching());
      yield* loadRecord(id);
      yield* delay(REFETCH_MS);
    }
  }
}

function* loadRecord(id: string) {
  try {
    const task = yield* call(getTask, id);
    const user = yield* select(selectUser);
    if (user !== null) yield* put(detailLoaded({ task, user, now: Date.now() }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(detailFailed({ id, missing: isMissing(error), failure: failureOf(error) }));
  }
}
