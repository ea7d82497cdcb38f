import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { signedOut, wokeUp } from '@/core/events';
import {
  selectSessionStatus,
  sessionEnded,
  sessionRefused,
  sessionRenewed,
  sessionStarted,
} from '@/core/session/sessionSlice';
import { hubsReconnected, selectConnection } from './connectionSlice';
import type { HubConnectionFactory } from './hub';

/** The first rows go first; hubs only tell what changes after them. */
const START_DELAY_MS = 500;

/** The manager arrives when it is needed: the first screen does without. */
function* openHubs(connect: HubConnectionFactory | undefined) {
  const { keepHubs } = yield* call(() => import('./keepHubs'));
  yield* keepHubs(connect);
}

/** After sleep the line may still stand, but what came in between is uncertain. */
function* refetchAfterSleep() {
  const { status } = yield* select(selectConnection);
  if (status === 'connected') yield* put(hubsReconnected());
}

/** Real-time connections for as long as someone is signed in. */
export function* hubsSaga(connect: HubConnectionFactory | undefined, startDelayMs = START_DELAY_MS) {
  yield* takeEvery(wokeUp, refetchAfterSleep);
  while (true) {
    if ((yield* select(selectSessionStatus)) !== 'ready') yield* take([sessionStarted, sessionRenewed]);
    yield* delay(startDelayMs);
    yield* race({
      kept: call(openHubs, connect),
      over: take([sessionEnded, sessionRefused, signedOut]),
    });
  }
}
