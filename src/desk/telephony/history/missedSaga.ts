import { call, delay, fork, put, select, takeEvery } from 'typed-redux-saga';
import { orNull } from '@/api/http/orNull';
import { getPastCalls } from '@/api/telephony/pastCalls';
import { untilChanged } from '@/core/sagas/waitUntil';
import { callRequested } from '@/core/telephony/calling';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { selectKnownCalls } from '../state/knownCalls';
import type { PhoneMethod } from '../state/phoneCommands';
import { selectTelephony } from '../state/telephonySelectors';
import { commandSent } from '../state/telephonySlice';
import { callsMissed, missedCallBackRequested } from '../state/callsMissed';
import { CLOCKS_MS, missedOf, type Vanished } from './missedOf';

/** The exchange records a call in the history shortly after it is over. */
const WRITTEN_MS = 1_000;
const HANDLED: readonly PhoneMethod[] = ['pickup', 'releaseCall', 'forwardCall', 'transferDirect'];

/** Reports the calls that rang here and disappeared without an action by the user. */
export function* missedSaga() {
  const handled = new Set<unknown>();
  yield* takeEvery(commandSent, ({ payload: { method, args } }) => {
    if (HANDLED.includes(method)) handled.add(args[0]);
  });
  yield* takeEvery(missedCallBackRequested, callBack);
  while (true) {
    const before = yield* select(selectKnownCalls);
    const { phoneAt } = yield* select(selectTelephony);
    yield* untilChanged(selectKnownCalls, before);
    const now = yield* select(selectKnownCalls);
    if (now === null) continue;
    const isGone = ({ connectionId, status }: PhoneCall) =>
      status === CallStatus.Ringing &&
      !handled.has(connectionId) &&
      now.every((one) => one.connectionId !== connectionId);
    const { turn } = yield* select(selectTelephony);
    if (turn !== 'mine') continue;
    for (const gone of before?.filter(isGone) ?? [])
      yield* fork(lookUp, { ...gone, beganAt: phoneAt - gone.waitingTime * 1_000 });
  }
}

function* callBack() {
  const { lastMissed } = yield* select(selectTelephony);
  if (lastMissed === null) return;
  const { number, roleId } = lastMissed;
  yield* put(callRequested({ number, ...(roleId !== null && { roleId }) }));
}

function* lookUp(vanished: Vanished) {
  const userId = (yield* select(selectUser))?.id;
  if (userId === undefined || !(yield* select(selectMay))('customerCard')) return;
  yield* delay(WRITTEN_MS);
  const from = new Date(vanished.beganAt - CLOCKS_MS).toISOString();
  const until = new Date(Date.now()).toISOString();
  const calls = yield* call(() => orNull(getPastCalls({ userId, from, until })));
  const missed = missedOf(vanished, calls?.items ?? []);
  if (missed !== null) yield* put(callsMissed([missed]));
}
