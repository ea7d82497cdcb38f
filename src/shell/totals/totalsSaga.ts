import { all, call, delay, put, select, take, takeLatest, throttle } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import type { MenuEntry, MenuTotal } from '@/core/area';
import { selectMay } from '@/core/session/sessionSlice';
import { hubsReconnected, selectConnection } from '@/hubs/connectionSlice';
import { dashboardEntered, totalLoaded } from './totalsSlice';

/** Colleagues change many records at once: the total follows, but not each of them by a request of its own. */
const EVENTS_THROTTLE_MS = 3_000;
/** The first rows go first, and entering while a hub comes back asks once. */
const WAIT_MS = 500;
/** Without a line to the hubs, which mostly is on its way: what is asked before it stands would be asked again. */
const WAIT_FOR_LINE_MS = 2_000;

/** Keeps the totals of the menu true from the first visit of the dashboard on. */
export function* totalsSaga(menu: readonly MenuEntry[]) {
  const counted = menu.flatMap(({ to, total }) => (total ? [{ to, total }] : []));
  yield* takeLatest([dashboardEntered.type, hubsReconnected.type], function* ({ type }) {
    const { status } = yield* select(selectConnection);
    yield* delay(status === 'connected' || type === hubsReconnected.type ? WAIT_MS : WAIT_FOR_LINE_MS);
    yield* all(counted.map((each) => call(load, each)));
  });
  yield* take(dashboardEntered);
  for (const each of counted) yield* throttle(EVENTS_THROTTLE_MS, each.total.follows.type, load, each);
}

/** An old total stays when a new one cannot be had: the next event or visit tries again. */
function* load({ to, total: { needs, count } }: { to: string; total: MenuTotal }) {
  const may = yield* select(selectMay);
  if (!may(needs)) return;
  try {
    yield* put(totalLoaded({ to, total: yield* call(count) }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}
