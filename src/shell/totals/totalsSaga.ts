import { all, call, delay, put, select, take, takeLatest, throttle } from 'typed-redux-saga';
import { isHttpError } from '@/api/httpError';
import { getTaskPage } from '@/api/tasks';
import { selectMay } from '@/core/session/sessionSlice';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { taskEvents } from '@/hubs/taskHub';
import { caseFlowTotalLoaded, dashboardEntered, taskTotalLoaded } from './totalsSlice';

/** Colleagues change many tasks at once: the total follows, but not each of them by a request of its own. */
const EVENTS_THROTTLE_MS = 3_000;
/** The first rows go first, and entering while a hub comes back asks once. */
const WAIT_MS = 500;

/** Keeps the totals of the menu true from the first visit of the dashboard on. */
export function* totalsSaga() {
  yield* takeLatest([dashboardEntered.type, hubsReconnected.type], loadSoon);
  yield* take(dashboardEntered);
  yield* throttle(EVENTS_THROTTLE_MS, taskEvents, loadTaskTotal);
  yield* throttle(EVENTS_THROTTLE_MS, caseFlowEvents, loadCaseFlowTotal);
}

function* loadSoon() {
  yield* delay(WAIT_MS);
  yield* all([call(loadTaskTotal), call(loadCaseFlowTotal)]);
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

/** Ontvangen and In behandeling. What knows cases arrives for those who may see them. */
function* loadCaseFlowTotal() {
  const may = yield* select(selectMay);
  if (!may('viewCaseFlow')) return;
  const { getOpenCaseFlowTotal } = yield* call(() => import('@/api/caseFlows'));
  try {
    yield* put(caseFlowTotalLoaded(yield* call(getOpenCaseFlowTotal)));
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}
