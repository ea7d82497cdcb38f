import { call, take } from 'typed-redux-saga';
import { loadLate } from '../sagas/loadLate';
import { signalsSet } from './signalsSlice';

/** Loads the code for titles, sounds and notifications with the first signal. */
export function* keepSignals() {
  yield* take(signalsSet);
  const { signalsSaga } = yield* loadLate(() => import('./signalsSaga'));
  yield* call(signalsSaga);
}
