import { take } from 'typed-redux-saga';

export function* caseMessagesSaga(): Generator<unknown, never, never> {
  while (true) yield* take('never');
}
