import { call, delay, fork, put, race, select, takeLatest } from 'typed-redux-saga';
import { untilChanged } from '@/core/sagas/untilChanged';
import { selectMaySubmit, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import {
  computerSlept,
  type Deed,
  deedsFor,
  type DeskStatus,
  deskStatusTexts as texts,
  selectDeskStatus,
  statusChosen,
  statusKept,
  statusOf,
  statusSettled,
  statusTold,
  type ToldStatus,
} from '@/deskstatus';
import {
  enterQueueRequested,
  notReadyRequested,
  readyRequested,
  richPresenceRequested,
  selectTelephony,
} from '@/telephony';
import { availabilityRequested, registerRequested } from '../state/chatActions';
import { availabilityKey, registerKey } from '../state/chatKeys';
import { selectIsRegistered } from '../state/chatSelectors';
import { waitUntil } from '../work/waitUntil';
import { selectDeskFacts, selectToldStatus } from './deskFacts';

/** Exchange and chat answer in time, or something stands in the way. */
const REACHED_WITHIN_MS = 5_000;
/** A line that broke while the computer slept needs a moment to notice. */
const TRIES_AFTER_SLEEP = 4;
const LOOK_MS = 20_000;
/** A tab out of sight is called once a minute at least; what stood still for longer slept. */
const SLEPT_MS = 180_000;

/** One status for phone and chat: tells how both stand, and makes them as they are wanted. */
export function* deskStatusSaga() {
  yield* fork(tell);
  yield* fork(noticeSleep);
  yield* takeLatest([statusChosen, computerSlept, statusKept], bringAbout);
}

function* tell() {
  let told: ToldStatus | null = null;
  while (true) {
    const now = yield* select(selectToldStatus);
    if (now !== told) yield* put(statusTold(now));
    told = now;
    yield* untilChanged(selectToldStatus, now);
  }
}

function* noticeSleep() {
  let seenAt = Date.now();
  while (true) {
    yield* delay(LOOK_MS);
    const sleptMs = Date.now() - seenAt;
    seenAt = Date.now();
    if (sleptMs > SLEPT_MS && (yield* call(isAwaited))) yield* put(computerSlept());
  }
}

/** Customers may be sent here; the tab that holds the phone sees to it. */
function* isAwaited() {
  const { turn } = yield* select(selectTelephony);
  const told = yield* select(selectToldStatus);
  return turn !== 'elsewhere' && told !== null && told.current !== 'away' && told.current !== 'break';
}

const selectIsFree = (
  state: Parameters<typeof selectToldStatus>[0] & Parameters<typeof selectTelephony>[0],
) => selectTelephony(state).isLive && selectToldStatus(state)?.isOccupied === false;

/** During a call it waits until that is over, and the work after it. */
function* bringAbout() {
  const { next, hasSlept } = yield* select(selectDeskStatus);
  if (next === null) return;
  const isLater = !(yield* select(selectIsFree));
  for (let tries = hasSlept ? TRIES_AFTER_SLEEP : 1; tries > 0; tries -= 1) {
    yield* call(waitUntil, selectIsFree);
    const { reached } = yield* race({ reached: call(reach, next), late: delay(REACHED_WITHIN_MS) });
    if (!reached) continue;
    yield* put(statusSettled());
    if (hasSlept) yield* put(toastShown({ kind: 'warning', text: texts.slept, key: 'deskStatus' }));
    else if (isLater)
      yield* put(toastShown({ kind: 'info', text: texts.reached(reached), key: 'deskStatus' }));
    return;
  }
  yield* put(statusSettled());
  yield* put(toastShown({ kind: 'error', text: texts.failed, key: 'deskStatus' }));
}

const selectIsChatStill = (state: WithSubmissions) =>
  [registerKey, availabilityKey].every((key) => selectMaySubmit(state, key));

/** Asks what is left to ask, each once, until it is so; what was asked of the chat before comes first. */
function* reach(next: DeskStatus) {
  const asked = new Set<Deed['kind']>();
  while (true) {
    yield* call(waitUntil, selectIsChatStill);
    const facts = yield* select(selectDeskFacts);
    const deeds = facts === null ? [] : deedsFor(next, facts);
    if (deeds.length === 0) return (facts && statusOf(facts)) ?? next;
    for (const deed of deeds.filter(({ kind }) => !asked.has(kind))) {
      asked.add(deed.kind);
      yield* call(ask, deed);
    }
    yield* untilChanged(selectDeskFacts, facts);
  }
}

function* ask(deed: Deed) {
  switch (deed.kind) {
    case 'ready':
      return yield* put(readyRequested());
    case 'notReady':
      return yield* put(notReadyRequested());
    case 'enterQueue':
      return yield* put(enterQueueRequested());
    case 'presence':
      return yield* put(richPresenceRequested(deed.value));
    case 'leaveChat':
      return yield* put(availabilityRequested(false));
    case 'enterChat': {
      const isRegistered = yield* select(selectIsRegistered);
      return yield* put(isRegistered ? availabilityRequested(true) : registerRequested({ logIn: true }));
    }
  }
}
