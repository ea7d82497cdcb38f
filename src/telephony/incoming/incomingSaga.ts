import { put, select } from 'typed-redux-saga';
import { type Signal, signalsSet } from '@/core/signals/signalsSlice';
import { sameValue } from '@/lib/values';
import { announce } from '@/ui/feedback/Announcer';
import { callAppeared } from '../state/callAppeared';
import { callIdOf } from '../state/callStage';
import { selectKnownCalls } from '../state/knownCalls';
import { ringsWords, selectRingingCalls } from './ringing';
import { untilChanged } from '@/core/sagas/untilChanged';

/** Says that there is a call which was not there before. */
export function* appearanceSaga() {
  let before: readonly string[] = [];
  while (true) {
    const calls = yield* select(selectKnownCalls);
    const now = (calls ?? []).map(callIdOf);
    if (now.some((id) => !before.includes(id))) yield* put(callAppeared());
    before = now;
    yield* untilChanged(selectKnownCalls, calls);
  }
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
