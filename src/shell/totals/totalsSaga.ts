import { all, call, delay, put, select, take, takeLatest, throttle } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import type { MenuEntry, MenuTotal } from '@/core/area';
import { selectMay } from '@/core/session/sessionSlice';
import { hubsReconnected, selectConnection } from '@/hubs/connectionSlice';
import { dashboardEntered, totalLoaded } from './totalsSlice';

/** Limits the requests when colleagues change many records at once. */
const EVENTS_THROTTLE_MS = 3_000;
/**
 * Lets the first rows of the page load first. When the dashboard is entered and a hub reconnects within this time, the
 * totals are requested only once.
 */
const WAIT_MS = 500;
/**
 * The wait while the hubs are not connected. They usually connect soon, and a total that was read before would then be
 * requested again.
 */
const WAIT_FOR_LINE_MS = 2_000;

/** Keeps the totals of the menu up to date from the first visit of the dashboard on. */
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

/** When a total cannot be read, the old total stays until the next event or visit. */
function* load({ to, total: { needs, count } }: { to: string; total: MenuTotal }) {
  const may = yield* select(selectMay);
  if (!may(needs)) return;
  try {
    yield* put(totalLoaded({ to, total: yield* call(count) }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}
