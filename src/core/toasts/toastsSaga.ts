import { delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { selectConfig } from '../config/configSlice';
import { visibilityChanged } from '../events';
import {
  selectToasts,
  selectToastsPaused,
  type Toast,
  toastCleared,
  toastHidden,
  toastRemoved,
  toastShown,
  toastsPaused,
  toastsResumed,
} from './toastsSlice';

/** The times of 001 §9. Toasts that are no errors stay as long as configured, and 3 s by default. */
const ERROR_TOAST_MS = 10_000;
const HIDE_TOAST_MS = 100;

const interruptions = [toastsPaused, toastHidden, toastCleared, toastShown];

function* durationOf({ kind, durationMs }: Toast) {
  const { notificationTimeout } = yield* select(selectConfig);
  return durationMs ?? (kind === 'error' ? ERROR_TOAST_MS : notificationTimeout * 1_000);
}

/** Hides a toast when its time is over; the time pauses while the pointer or the focus is on a toast. */
function* runOut({ payload: { id: turn } }: ReturnType<typeof toastShown>) {
  const isThis = (toast: Toast) => toast.turn === turn && !toast.hiding;
  const shown = (yield* select(selectToasts)).find(isThis);
  if (!shown) return;
  let left = yield* durationOf(shown);
  while (left > 0) {
    if (yield* select(selectToastsPaused)) yield* take(toastsResumed);
    const started = Date.now();
    const { done } = yield* race({ done: delay(left), interrupted: take(interruptions) });
    if (!(yield* select(selectToasts)).some(isThis)) return;
    left = done ? 0 : left - (Date.now() - started);
  }
  yield* put(toastHidden(shown.id));
}

function* fade({ payload: id }: ReturnType<typeof toastHidden>) {
  yield* delay(HIDE_TOAST_MS);
  yield* put(toastRemoved(id));
}

export function* toastsSaga() {
  yield* takeEvery(toastShown, runOut);
  yield* takeEvery(toastHidden, fade);
  yield* takeEvery(visibilityChanged, function* ({ payload: isVisible }) {
    yield* put(isVisible ? toastsResumed() : toastsPaused());
  });
}
