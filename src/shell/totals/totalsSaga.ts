import { call, put, select, take, takeLatest, throttle } from 'typed-redux-saga';
import { isHttpError } from '@/api/httpError';
import { getTaskPage } from '@/api/tasks';
import { selectMay } from '@/core/session/sessionSlice';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { taskEvents } from '@/hubs/taskHub';
import { dashboardEntered, taskTotalLoaded } from './totalsSlice';

/** Colleagues change many tasks at once: the total follows, but not each of them by a request of its own. */
const EVENTS_THROTTLE_MS = 3_000;

/** Keeps the totals of the menu true from the first visit of the dashboard on. */
export function* totalsSaga() {
  yield* takeLatest([dashboardEntered.type, hubsReconnected.type], loadTaskTotal);
  yield* take(dashboardEntered);
  yield* throttle(EVENTS_THROTTLE_MS, taskEvents, loadTaskTotal);
}

/** An old total stays when a new one cannot be had: the next event or visit tries again. */
function* loadTaskTotal() {
  const may = yield* select(selectMay);
  if (!may('viewTask')) return;
  try {
    const { total } = yield* call(getTaskPage, { page: 0, pageSize: 1 });
    yield* put(taskTotalLoaded(total));
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}
