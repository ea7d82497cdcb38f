import { put, select } from 'typed-redux-saga';
import { queries } from '@/api/http/queries';
import { callIdOf } from '../state/callStage';
import { selectKnownCalls } from '../state/knownCalls';
import { untilChanged } from '@/core/sagas/waitUntil';

/** Reloads the calls of today when a call has disappeared from the phone (TEL). */
export function* historySaga() {
  while (true) {
    const before = yield* select(selectKnownCalls);
    yield* untilChanged(selectKnownCalls, before);
    const now = yield* select(selectKnownCalls);
    const isGone = before?.some((one) => !now?.some((other) => callIdOf(other) === callIdOf(one)));
    if (isGone) yield* put(queries.util.invalidateTags(['pastCalls']));
  }
}
