import { cancel, delay, fork, put, select, take } from 'typed-redux-saga';
import { CONNECTION_TOAST_MS } from '@/core/network/networkSaga';
import { networkChanged, selectIsOnline } from '@/core/network/networkSlice';
import { toastCleared, toastShown } from '@/core/toasts/toastsSlice';
import { connected, connectionReleased, disconnected, selectConnection } from './connectionSlice';
import { hubsTexts } from './hubsTexts';

/** A connection that is back within this time is not reported (001 §8). */
const DISCONNECTED_TOAST_DELAY_MS = 10_000;
const DISCONNECTED_TOAST = 'disconnected';

function* toastAfterAWhile() {
  yield* delay(DISCONNECTED_TOAST_DELAY_MS);
  if (!(yield* select(selectIsOnline))) return;
  const text = hubsTexts.disconnected;
  yield* put(toastShown({ kind: 'warning', key: DISCONNECTED_TOAST, text, durationMs: CONNECTION_TOAST_MS }));
}

/**
 * Shows that the server cannot be reached. The toast is not shown without a network, because the notice about the
 * network then says more.
 */
export function* connectionToastSaga() {
  while (true) {
    const { status } = yield* select(selectConnection);
    if (status !== 'disconnected') yield* take(disconnected);
    const toast = yield* fork(toastAfterAWhile);
    yield* take([connected, connectionReleased, networkChanged]);
    yield* cancel(toast);
    yield* put(toastCleared(DISCONNECTED_TOAST));
  }
}
