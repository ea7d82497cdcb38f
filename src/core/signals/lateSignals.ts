import { call, take } from 'typed-redux-saga';
import { loadLate } from '../sagas/loadLate';
import { signalsSet } from './signalsSlice';

/** How it is told comes with the first who waits. */
export function* keepSignals() {
  yield* take(signalsSet);
  const { signalsSaga } = yield* loadLate(() => import('./signalsSaga'));
  yield* call(signalsSaga);
}
