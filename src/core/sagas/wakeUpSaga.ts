import { call, fork, put, take } from 'typed-redux-saga';
import { visibilityChanged, wokeUp } from '../events';
import { listen } from './listen';

const LONG_MS = 60_000;

function* watchVisibility() {
  const changes = yield* call(listen, document, 'visibilitychange');
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : null;
  if (hiddenAt !== null) yield* put(visibilityChanged(false));
  try {
    while (true) {
      yield* take(changes);
      const isVisible = document.visibilityState === 'visible';
      yield* put(visibilityChanged(isVisible));
      if (isVisible && hiddenAt !== null && Date.now() - hiddenAt > LONG_MS) yield* put(wokeUp());
      hiddenAt = isVisible ? null : (hiddenAt ?? Date.now());
    }
  } finally {
    changes.close();
  }
}

function* watchNetwork() {
  const changes = yield* call(listen, window, 'online');
  try {
    while (true) {
      yield* take(changes);
      yield* put(wokeUp());
    }
  } finally {
    changes.close();
  }
}

/**
 * Dispatches `wokeUp` after a long time in the background or when the network is back: the data on screen may be old.
 */
export function* wakeUpSaga() {
  yield* fork(watchVisibility);
  yield* fork(watchNetwork);
}
