import { put, select } from 'typed-redux-saga';
import { type Signal, signalsSet } from '@/core/signals/signalsSlice';
import { sameValue } from '@/lib/values';
import { announce } from '@/ui/feedback/Announcer';
import { callsPossible } from '../state/callsPossible';
import { callIdOf } from '../state/callStage';
import { ringsWords, selectMayRing, selectRingingCalls } from './ringing';
import { untilChanged } from '@/core/sagas/untilChanged';

/** What a call needs is fetched before there is one: who waits for it should not. */
export function* readinessSaga() {
  yield* untilChanged(selectMayRing, false);
  yield* put(callsPossible());
}

/** Who rings is told by title, sound and notification, and said aloud once (TEL-52). */
export function* incomingSaga() {
  let before: readonly Signal[] = [];
  while (true) {
    const calls = yield* select(selectRingingCalls);
    const signals = calls.map((one): Signal => ({ id: callIdOf(one), text: ringsWords(one) }));
    if (!sameValue(signals, before)) yield* put(signalsSet({ kind: 'call', signals }));
    for (const { id, text } of signals) if (!before.some((one) => one.id === id)) announce(text, 'assertive');
    before = signals;
    yield* untilChanged(selectRingingCalls, calls);
  }
}
