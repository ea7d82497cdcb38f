import { call, delay, fork, put, race, select } from 'typed-redux-saga';
import { type Signal, signalsSet } from '@/core/signals/signalsSlice';
import type { PhoneCall } from '@/domain/telephony/phone';
import { sameValue } from '@/lib/values';
import { speak } from '@/ui/feedback/speak';
import { callIdOf } from '../state/callStage';
import { incomingTexts as texts } from './incomingTexts';
import { numberWords, ringsWords, selectRingingCalls } from './ringing';
import { untilChanged } from '@/core/sagas/waitUntil';
import { callerOf } from '../callers';

/** A ringing call is announced by its number if its name takes longer than this. */
const NAMED_WITHIN_MS = 1_000;

/**
 * Announces a ringing call, by name if the name is known in time. The page title and the notification never contain
 * names.
 */
function* sayWhoRings(ringing: PhoneCall) {
  const { caller } = yield* race({ caller: call(callerOf, ringing), late: delay(NAMED_WITHIN_MS) });
  speak(
    caller?.name ? texts.ringsNamed(caller.name, numberWords(ringing)) : ringsWords(ringing),
    'assertive',
  );
}

/** Signals a ringing call by title, sound and notification, and announces it once (TEL-52). */
export function* incomingSaga() {
  let before: readonly Signal[] = [];
  while (true) {
    const calls = yield* select(selectRingingCalls);
    const signals = calls.map((one): Signal => ({ id: callIdOf(one), text: ringsWords(one) }));
    if (!sameValue(signals, before)) yield* put(signalsSet({ kind: 'call', signals }));
    for (const one of calls)
      if (!before.some(({ id }) => id === callIdOf(one))) yield* fork(sayWhoRings, one);
    before = signals;
    yield* untilChanged(selectRingingCalls, calls);
  }
}
