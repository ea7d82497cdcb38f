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

function* ask() {
  try {
    yield* call(read);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* call(fail);
  }
}

type WithAll = WithStatistics & WithChat & WithSession;

/** Each tab asks for its own dashboard; for an operator, the tab that asks for conversations asks for these as well. */
function selectIsWanted(state: WithAll): boolean {
  const { operatorId, isToldElsewhere } = selectChat(state);
  const isOperating = operatorId !== null && !isToldElsewhere;
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

/** The statistics for whoever looks at them or is registered at the chat (CHAT-52..55). */
export function* statisticsSaga() {
  yield* fork(leaveWhenUnwanted);
  yield* pollWhile({ isWanted: selectIsWanted, everyMs: selectEveryMs, ask });
}
