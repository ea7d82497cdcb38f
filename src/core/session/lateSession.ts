import { buffers } from 'redux-saga';
import { actionChannel, call, delay, race, select, take } from 'typed-redux-saga';
import { wokeUp } from '../events';
import type { Renewals } from './renewalChannel';
import { selectSessionStatus, sessionStarted, signInRequested, signOutRequested } from './sessionSlice';

/** The first screen goes first; the first renewals are safe without what comes here. */
const AFTER_MS = 1_000;
const RETRY_MS = 15_000;

function* load() {
  while (true) {
    try {
      return yield* call(() => import('./lateSessionSaga'));
    } catch {
      yield* race({ waited: delay(RETRY_MS), woken: take(wokeUp) });
    }
  }
}

/** Brings what a session needs later: other tabs, the second layer, changed permissions, signing in again and out. What is asked before is kept. */
export function* keepLateSession(renewals: Renewals) {
  const wanted = yield* actionChannel([signInRequested, signOutRequested], buffers.sliding(2));
  if ((yield* select(selectSessionStatus)) === 'starting') yield* take(sessionStarted);
  yield* delay(AFTER_MS);
  const { lateSessionSaga } = yield* load();
  yield* call(lateSessionSaga, wanted, renewals);
}
