import { call, delay, fork, put, select, takeEvery } from 'typed-redux-saga';
import { orNull } from '@/api/http/orNull';
import { getPastCalls } from '@/api/telephony/pastCalls';
import { untilChanged } from '@/core/sagas/untilChanged';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import type { PhoneCall } from '@/domain/telephony/phone';
import { isMissed } from '@/domain/telephony/pastCall';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { selectKnownCalls } from '../state/knownCalls';
import type { PhoneMethod } from '../state/phoneCommands';
import { selectTelephony } from '../state/telephonySelectors';
import { commandSent } from '../state/telephonySlice';
import { callsMissed } from './callsMissed';

/** The exchange writes it down when it is over. */
const WRITTEN_MS = 1_000;
const RECENT_MS = 5 * 60_000;
const HANDLED: readonly PhoneMethod[] = ['pickup', 'releaseCall', 'forwardCall', 'transferDirect'];

/** What rang here and is gone, without anybody here having done something with it. */
export function* missedSaga() {
  const handled = new Set<unknown>();
  yield* takeEvery(commandSent, ({ payload: { method, args } }) => {
    if (HANDLED.includes(method)) handled.add(args[0]);
  });
  while (true) {
    const before = yield* select(selectKnownCalls);
    yield* untilChanged(selectKnownCalls, before);
    const now = yield* select(selectKnownCalls);
    if (now === null) continue;
    const isGone = ({ connectionId, status }: PhoneCall) =>
      status === CallStatus.Ringing &&
      !handled.has(connectionId) &&
      now.every((one) => one.connectionId !== connectionId);
    const { turn } = yield* select(selectTelephony);
    if (turn === 'mine' && before?.some(isGone)) yield* fork(lookUp);
  }
}

function* lookUp() {
  const userId = (yield* select(selectUser))?.id;
  if (userId === undefined || !(yield* select(selectMay))('customerCard')) return;
  yield* delay(WRITTEN_MS);
  const now = Date.now();
  const period = { from: new Date(now - RECENT_MS).toISOString(), until: new Date(now).toISOString() };
  const calls = yield* call(() => orNull(getPastCalls({ userId, ...period })));
  const missed = calls?.items.filter(isMissed) ?? [];
  if (missed.length > 0) yield* put(callsMissed(missed));
}
