import { select, take } from 'typed-redux-saga';

/** Waits until an action makes the condition true. */
export function* waitUntil(isSo: (state: never) => boolean) {
  while (!(yield* select(isSo as (state: unknown) => boolean))) yield* take('*');
}
