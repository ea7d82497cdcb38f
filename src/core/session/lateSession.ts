import { buffers } from 'redux-saga';
import { actionChannel, call, delay, select, take } from 'typed-redux-saga';
import { loadLate } from '../sagas/loadLate';
import type { Renewals } from './renewalChannel';
import {
  selectSessionStatus,
  sessionStarted,
  signInRequested,
  signOutConfirmed,
  signOutRequested,
} from './sessionSlice';

/** The late code is loaded this long after the first screen, because the first renewals are safe without it. */
const AFTER_MS = 1_000;

/**
 * Loads the parts of a session that are needed later: other tabs, the second layer, changed permissions, signing in
 * again and out. Requests to sign in or out that come earlier are kept.
 */
export function* keepLateSession(renewals: Renewals) {
  const wanted = yield* actionChannel(
    [signInRequested, signOutRequested, signOutConfirmed],
    buffers.sliding(2),
  );
  if ((yield* select(selectSessionStatus)) === 'starting') yield* take(sessionStarted);
  yield* delay(AFTER_MS);
  const { lateSessionSaga } = yield* loadLate(() => import('./lateSessionSaga'));
  yield* call(lateSessionSaga, wanted, renewals);
}
