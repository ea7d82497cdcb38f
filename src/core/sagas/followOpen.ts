import type { Task as Running } from 'redux-saga';
import { cancel, fork, select, take } from 'typed-redux-saga';

interface FollowOpen<S> {
  selectId: (state: S) => string | null;
  /** The types of the actions that open and close a record. */
  changes: string[];
  /** Runs while the record with this id is open. */
  keep: (id: string) => Generator;
}

/** Runs `keep` for the open record. Its requests are cancelled when the record is left or another one is opened. */
export function* followOpen<S>({ selectId, changes, keep }: FollowOpen<S>) {
  let running: Running | null = null;
  let openId: string | null = null;
  while (true) {
    const id = yield* select(selectId);
    if (id !== openId) {
      openId = id;
      if (running) yield* cancel(running);
      running = id === null ? null : yield* fork(keep, id);
    }
    yield* take(changes);
  }
}
