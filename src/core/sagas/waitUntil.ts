import { select, take } from 'typed-redux-saga';

/** Until an action has made it so. */
export function* waitUntil(isSo: (state: never) => boolean) {
  while (!(yield* select(isSo as (state: unknown) => boolean))) yield* take('*');
}
