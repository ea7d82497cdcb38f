import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { getWaitingStatistics } from '@/api/chat/chat';
import { isHttpError } from '@/api/http/httpError';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { toastCleared, type ToastKind, toastShown } from '@/core/toasts/toastsSlice';
import { dashboardTexts } from './dashboardTexts';
import {
  selectStatistics,
  statisticsFailed,
  statisticsLeft,
  statisticsRead,
  statisticsWatched,
} from './statisticsSlice';

const texts = dashboardTexts.statistics;

/** 001 §9. */
const EVERY_MS = 5_000;
const AFTER_FAILURE_MS = 10_000;
/** AMB-050: one takes the place of the other, and both can be sent away. */
const TOAST_MS = 3_600_000;
const TOAST = 'chat/statistics';

const tell = (kind: ToastKind, text: string) => toastShown({ kind, text, key: TOAST, durationMs: TOAST_MS });

function* read() {
  const answer = yield* call(getWaitingStatistics);
  const { isFailing } = yield* select(selectStatistics);
  yield* put(statisticsRead(answer));
  if (isFailing) yield* put(tell('success', texts.reconnected));
}

function* fail() {
  const { isFailing } = yield* select(selectStatistics);
  yield* put(statisticsFailed());
  if (!isFailing) yield* put(tell('warning', texts.reconnecting));
}

/** Asks while there is a session; without one nothing is asked, and nothing has failed. */
function* ask() {
  if ((yield* select(selectSignedInId)) === null) return;
  try {
    yield* call(read);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* call(fail);
  }
}

function* keepUp() {
  while (true) {
    yield* call(ask);
    const { isFailing } = yield* select(selectStatistics);
    yield* delay(isFailing ? AFTER_FAILURE_MS : EVERY_MS);
  }
}

function* leave() {
  const { isFailing } = yield* select(selectStatistics);
  if (isFailing) yield* put(toastCleared(TOAST));
  yield* put(statisticsLeft());
}

/** The statistics while somebody looks at them: each question after the answer to the one before (CHAT-52..55). */
export function* statisticsSaga() {
  yield* takeLatest(statisticsWatched, function* ({ payload: isWatched }) {
    yield* isWatched ? keepUp() : leave();
  });
}
