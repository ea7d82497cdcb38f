import { all, call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { signedOut, wokeUp } from '@/core/events';
import {
  selectMay,
  selectSessionStatus,
  sessionEnded,
  sessionRefused,
  sessionRenewed,
  sessionStarted,
} from '@/core/session/sessionSlice';
import { hubsReconnected, selectConnection } from './connectionSlice';
import type { Hub, HubConnectionFactory } from './hub';
import { keepOpen, newOutage, type Outage } from './hubManager';
import { taskHub } from './taskHub';

/** The first rows go first; hubs only tell what changes after them. */
const START_DELAY_MS = 500;

const opener = <E extends object>(hub: Hub<E>) => ({
  name: hub.name,
  needs: hub.needs,
  keep: (connect: HubConnectionFactory, outage: Outage) => keepOpen(hub, connect, outage),
});

/** Every hub of the product; a new one is a line here. */
const hubs = [opener(taskHub)];

function* keepHubs(connect: HubConnectionFactory) {
  const may = yield* select(selectMay);
  const wanted = hubs.filter(({ needs }) => may(...needs));
  const outage = newOutage(wanted.map(({ name }) => name));
  yield* all(wanted.map(({ keep }) => call(keep, connect, outage)));
  if (wanted.length === 0) yield* take(sessionStarted);
}

/** After sleep the line may still stand, but what came in between is uncertain. */
function* refetchAfterSleep() {
  const { status } = yield* select(selectConnection);
  if (status === 'connected') yield* put(hubsReconnected());
}

/** Real-time connections for as long as someone is signed in. */
export function* hubsSaga(connect: HubConnectionFactory) {
  yield* takeEvery(wokeUp, refetchAfterSleep);
  while (true) {
    if ((yield* select(selectSessionStatus)) !== 'ready') yield* take([sessionStarted, sessionRenewed]);
    yield* delay(START_DELAY_MS);
    yield* race({
      kept: call(keepHubs, connect),
      over: take([sessionEnded, sessionRefused, signedOut]),
    });
  }
}
