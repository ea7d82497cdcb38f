import { select, take } from 'typed-redux-saga';

/** Waits until an action changes the value that is read. */
export function* untilChanged<T>(read: (state: never) => T, before: T) {
  while ((yield* select(read as (state: unknown) => T)) === before) yield* take('*');
}
