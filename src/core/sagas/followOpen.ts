import type { Task as Running } from 'redux-saga';
import { cancel, fork, select, take } from 'typed-redux-saga';

interface FollowOpen<S> {
  selectId: (state: S) => string | null;
  /** The types of the actions that open and close. */
  changes: string[];
  /** Runs while the record is open. */
  keep: (id: string) => Generator;
}

/** Runs `keep` for the open record. Leaving it, or opening another, cancels its requests. */
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
