import { call, fork, put, select } from 'typed-redux-saga';
import { getWaitingStatistics } from '@/api/chat/chat';
import { isHttpError } from '@/api/http/httpError';
import { pollWhile } from '@/core/polling/pollWhile';
import { waitUntil } from '@/core/sagas/waitUntil';
import { selectSignedInId, type WithSession } from '@/core/session/sessionSlice';
import { toastCleared, type ToastKind, toastShown } from '@/core/toasts/toastsSlice';
import { selectChat } from '../state/chatSelectors';
import type { WithChat } from '../state/chatSlice';
import { dashboardTexts } from './dashboardTexts';
import {
  selectStatistics,
  statisticsFailed,
  statisticsLeft,
  statisticsRead,
  type WithStatistics,
} from './statisticsSlice';

const texts = dashboardTexts.statistics;

/** The intervals between two requests (001 §9). */
const EVERY_MS = 5_000;
const AFTER_FAILURE_MS = 10_000;
/** One hour, so that the toast stays until a later connection toast replaces it or the user dismisses it (AMB-050). */
const TOAST_MS = 3_600_000;
const TOAST = 'chat/statistics';

const connectionToast = (kind: ToastKind, text: string) =>
  toastShown({ kind, text, key: TOAST, durationMs: TOAST_MS });

function* read() {
  const answer = yield* call(getWaitingStatistics);
  const { isFailing } = yield* select(selectStatistics);
  yield* put(statisticsRead(answer));
  if (isFailing) yield* put(connectionToast('success', texts.reconnected));
}

function* fail() {
  const { isFailing } = yield* select(selectStatistics);
  yield* put(statisticsFailed());
  if (!isFailing) yield* put(connectionToast('warning', texts.reconnecting));
}

function* ask() {
  try {
    yield* call(read);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* call(fail);
  }
}

type WithAll = WithStatistics & WithChat & WithSession;

/**
 * Each tab with an open dashboard requests the statistics. A tab without an open dashboard requests them only if it
 * polls the conversations of an operator.
 */
function selectIsWanted(state: WithAll): boolean {
  const { operatorId, isPolledElsewhere } = selectChat(state);
  const isOperating = operatorId !== null && !isPolledElsewhere;
  return selectSignedInId(state) !== null && (isOperating || selectStatistics(state).isWatched);
}

const selectEveryMs = (state: WithStatistics): number =>
  selectStatistics(state).isFailing ? AFTER_FAILURE_MS : EVERY_MS;

function* leave() {
  const { isFailing } = yield* select(selectStatistics);
  if (isFailing) yield* put(toastCleared(TOAST));
  yield* put(statisticsLeft());
}

function* leaveWhenUnwanted() {
  while (true) {
    yield* waitUntil(selectIsWanted);
    yield* waitUntil((state: WithAll) => !selectIsWanted(state));
    yield* call(leave);
  }
}

/** Keeps the statistics up to date for an operator, or while the dashboard is open (CHAT-52..55). */
export function* statisticsSaga() {
  yield* fork(leaveWhenUnwanted);
  yield* pollWhile({ isWanted: selectIsWanted, everyMs: selectEveryMs, ask });
}
