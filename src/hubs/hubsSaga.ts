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

/** The hubs wait this long, so that the first rows load first; hubs only report later changes. */
const START_DELAY_MS = 500;

/** Loads the manager when it is needed; the first screen works without it. */
function* openHubs(connect: HubConnectionFactory | undefined) {
  const { keepHubs } = yield* call(() => import('./keepHubs'));
  yield* keepHubs(connect);
}

/** After sleep the connection may still be open, but events may have been lost in the meantime. */
function* refetchAfterSleep() {
  const { status } = yield* select(selectConnection);
  if (status === 'connected') yield* put(hubsReconnected());
}

/** Keeps real-time connections while a user is signed in. */
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
