import { call, delay, fork, put, race, select, takeLatest } from 'typed-redux-saga';
import { selectMaySubmit, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import {
  type StatusAction,
  actionsFor,
  type DeskStatus,
  deskStatusTexts as texts,
  selectDeskStatus,
  statusChosen,
  statusKept,
  statusOf,
  statusSettled,
  statusReported,
  type ReportedStatus,
} from '@/desk/deskstatus';
import {
  enterQueueRequested,
  notReadyRequested,
  readyRequested,
  richPresenceRequested,
  selectTelephony,
} from '@/desk/telephony';
import { availabilityRequested, registerRequested } from '../state/chatActions';
import { availabilityKey, registerKey } from '../state/chatKeys';
import { selectIsRegistered } from '../state/chatSelectors';
import { untilChanged, waitUntil } from '@/core/sagas/waitUntil';
import { selectDeskFacts, selectReportedStatus } from './deskFacts';

/** The exchange and the chat answer within this time, unless something blocks them. */
const REACHED_WITHIN_MS = 5_000;

/** Keeps one status for phone and chat: reports their states, and sets both to the chosen status. */
export function* deskStatusSaga() {
  yield* fork(report);
  yield* takeLatest([statusChosen, statusKept], bringAbout);
}

function* report() {
  let reported: ReportedStatus | null = null;
  while (true) {
    const now = yield* select(selectReportedStatus);
    if (now !== reported) yield* put(statusReported(now));
    reported = now;
    yield* untilChanged(selectReportedStatus, now);
  }
}

const selectIsFree = (
  state: Parameters<typeof selectReportedStatus>[0] & Parameters<typeof selectTelephony>[0],
) => selectTelephony(state).isLive && selectReportedStatus(state)?.isOccupied === false;

/** Sets the chosen status. During a call this waits until the call and its after-call work are over. */
function* bringAbout() {
  const { next } = yield* select(selectDeskStatus);
  if (next === null) return;
  const isLater = !(yield* select(selectIsFree));
  yield* call(waitUntil, selectIsFree);
  const { reached } = yield* race({ reached: call(reach, next), late: delay(REACHED_WITHIN_MS) });
  yield* put(statusSettled());
  if (!reached) yield* put(toastShown({ kind: 'error', text: texts.failed, key: 'deskStatus' }));
  else if (isLater) yield* put(toastShown({ kind: 'info', text: texts.reached(reached), key: 'deskStatus' }));
}

const selectIsChatStill = (state: WithSubmissions) =>
  [registerKey, availabilityKey].every((key) => selectMaySubmit(state, key));

/**
 * Requests each remaining action once until the status is reached. It waits for earlier requests to the chat to finish.
 */
function* reach(next: DeskStatus) {
  const asked = new Set<StatusAction['kind']>();
  while (true) {
    yield* call(waitUntil, selectIsChatStill);
    const facts = yield* select(selectDeskFacts);
    const actions = facts === null ? [] : actionsFor(next, facts);
    if (actions.length === 0) return (facts && statusOf(facts)) ?? next;
    for (const action of actions.filter(({ kind }) => !asked.has(kind))) {
      asked.add(action.kind);
      yield* call(ask, action);
    }
    yield* untilChanged(selectDeskFacts, facts);
  }
}

function* ask(action: StatusAction) {
  switch (action.kind) {
    case 'ready':
      return yield* put(readyRequested());
    case 'notReady':
      return yield* put(notReadyRequested());
    case 'enterQueue':
      return yield* put(enterQueueRequested());
    case 'presence':
      return yield* put(richPresenceRequested(action.value));
    case 'leaveChat':
      return yield* put(availabilityRequested(false));
    case 'enterChat': {
      const isRegistered = yield* select(selectIsRegistered);
      return yield* put(isRegistered ? availabilityRequested(true) : registerRequested({ logIn: true }));
    }
  }
}
