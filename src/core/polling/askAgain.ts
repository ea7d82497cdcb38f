import type { Action } from '@reduxjs/toolkit';
import { putResolve } from 'typed-redux-saga';

/** Options to repeat a query that a screen shows. */
export const AGAIN = { forceRefetch: true, subscribe: false } as const;

/** Repeats the query and waits for its answer. If the query fails, the screen keeps the previous answer. */
export function* askAgain(question: unknown) {
  yield* putResolve(question as Action);
}
