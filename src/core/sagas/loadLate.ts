import { call, delay, race, take } from 'typed-redux-saga';
import { wokeUp } from '../events';

const RETRY_MS = 15_000;

/** Loads a part of the program that the first screen does not need; retries until it succeeds. */
export function* loadLate<M>(load: () => Promise<M>) {
  while (true) {
    try {
      return yield* call(load);
    } catch {
      yield* race({ waited: delay(RETRY_MS), woken: take(wokeUp) });
    }
  }
}
