import { call, put, take } from 'typed-redux-saga';
import { listen } from '../sagas/listen';
import { toastCleared, toastShown } from '../toasts/toastsSlice';
import { networkChanged } from './networkSlice';
import { coreTexts } from '../coreTexts';

const OFFLINE_TOAST = 'offline';
/** A toast about the connection stays this long, unless it is cleared before (001 §9). */
export const CONNECTION_TOAST_MS = 36e5;

/** Follows the browser's network state and shows a toast while offline (001 §8). */
export function* networkSaga() {
  const changes = yield* call(listen, window, 'online', 'offline');
  let online = true;
  try {
    while (true) {
      if (navigator.onLine !== online) {
        online = navigator.onLine;
        yield* put(networkChanged(online));
        if (online) yield* put(toastCleared(OFFLINE_TOAST));
        else {
          const text = coreTexts.offline;
          yield* put(
            toastShown({ kind: 'warning', key: OFFLINE_TOAST, text, durationMs: CONNECTION_TOAST_MS }),
          );
        }
      }
      yield* take(changes);
    }
  } finally {
    changes.close();
  }
}
