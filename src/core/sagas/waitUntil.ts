import { select, take } from 'typed-redux-saga';

/**
 * A selector of any part of the state. It is written as a method, because a method's parameter may be narrower than
 * `object` and a function's may not.
 */
export type AnySelector<T> = { of(state: object): T }['of'];

/** Waits until an action makes the condition true. */
export function* waitUntil(isSo: AnySelector<boolean>) {
  while (!(yield* select(isSo))) yield* take('*');
}

/** Waits until `read` returns another value than `before`. */
export const untilChanged = <T>(read: AnySelector<T>, before: T) =>
  waitUntil((state) => read(state) !== before);
