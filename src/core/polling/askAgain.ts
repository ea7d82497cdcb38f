import type { Action } from '@reduxjs/toolkit';
import { putResolve } from 'typed-redux-saga';

/** A query that is ready to be dispatched; its promise never fails. */
type Question<T> = (...store: never[]) => PromiseLike<{ data?: T | undefined }>;

/** Options to read an answer that the store may already have. */
export const ONCE = { subscribe: false } as const;

/** Options to repeat a query that a screen shows. */
export const AGAIN = { forceRefetch: true, subscribe: false } as const;

/** Repeats the query and waits for its answer. If the query fails, the screen keeps the previous answer. */
export function* askAgain(question: unknown) {
  yield* putResolve(question as Action);
}

/**
 * Returns the answer to a query that another part of the program may have asked too: the one in the store, the one on
 * its way, or a new one. Null if the query fails.
 */
export function* ask<T>(question: Question<T>) {
  const answer: unknown = yield* putResolve(question as unknown as Action);
  return (answer as { data?: T }).data ?? null;
}
