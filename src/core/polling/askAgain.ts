import type { Action } from '@reduxjs/toolkit';
import { putResolve } from 'typed-redux-saga';

/** How a question is begun again that a screen shows. */
export const AGAIN = { forceRefetch: true, subscribe: false } as const;

/** Asks the question once more, and waits for its answer. Without an answer the screen keeps the one before. */
export function* askAgain(question: unknown) {
  yield* putResolve(question as Action);
}
