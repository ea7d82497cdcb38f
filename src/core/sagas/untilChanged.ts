import { select, take } from 'typed-redux-saga';

/** Until an action has made something else of what is read. */
export function* untilChanged<T>(read: (state: never) => T, before: T) {
  while ((yield* select(read as (state: unknown) => T)) === before) yield* take('*');
}
