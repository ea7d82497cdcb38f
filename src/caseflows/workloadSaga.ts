import { take } from 'typed-redux-saga';

export function* workloadSaga(): Generator<unknown, never, never> {
  while (true) yield* take('never');
}
