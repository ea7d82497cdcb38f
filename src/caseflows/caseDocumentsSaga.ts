import { take } from 'typed-redux-saga';

export function* caseDocumentsSaga(): Generator<unknown, never, never> {
  while (true) yield* take('never');
}
