import { take } from 'typed-redux-saga';

export function* openCaseFlowSaga(): Generator<unknown, never, never> {
  while (true) yield* take('never');
}
