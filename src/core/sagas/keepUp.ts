import type { Task as Running } from 'redux-saga';
import { call, cancel, delay, fork, race, type SagaGenerator, select } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import { type AnySelector, untilChanged } from './waitUntil';

const RETRY_MIN_MS = 5_000;
const RETRY_MAX_MS = 60_000;

/** A list that is kept up to date; each new question of the agent starts a new epoch. */
interface Kept {
  epoch: number;
}

/** Failed attempts in a row, and the time of the last one. */
export interface Tries {
  failures: number;
  lastTry: number;
}

/** Milliseconds until the next attempt; negative when it is already due. */
export const retryIn = ({ failures, lastTry }: Tries, now: number): number =>
  failures === 0 ? -Infinity : lastTry + Math.min(RETRY_MIN_MS * 2 ** (failures - 1), RETRY_MAX_MS) - now;

/** Repeats the request, and counts its failures in a row. */
export function* tried(tries: Tries, askAgain: () => SagaGenerator<void>) {
  try {
    yield* askAgain();
    tries.failures = 0;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    tries.failures += 1;
    tries.lastTry = Date.now();
  }
}

/** Runs `keep` for one epoch at a time; a new epoch cancels the previous run with its requests (H13). */
export function* keepNewest<K extends Kept>(
  read: AnySelector<K>,
  keep: (epoch: number) => SagaGenerator<void>,
) {
  let running: Running | null = null;
  let epoch = 0;
  while (true) {
    const now = yield* select(read);
    if (now.epoch !== epoch) {
      epoch = now.epoch;
      if (running) yield* cancel(running);
      running = yield* fork(keep, epoch);
    }
    yield* untilChanged(read, now);
  }
}

interface Upkeep<K> {
  read: AnySelector<K>;
  /** Fetches the part that the agent asked for; null without such a request. */
  more: (now: K) => SagaGenerator<void> | null;
  /** Milliseconds until the list must be read again; Infinity while it is certainly up to date. */
  dueIn: (now: K) => number;
  resync: () => SagaGenerator<void>;
}

/** Sends one request at a time, so that no answer can overtake another. The state decides on the next request. */
export function* keepUp<K>({ read, more, dueIn, resync }: Upkeep<K>): SagaGenerator<void> {
  while (true) {
    const now = yield* select(read);
    const asked = more(now);
    if (asked !== null) yield* asked;
    else {
      const wait = dueIn(now);
      if (wait <= 0) yield* resync();
      else if (wait === Infinity) yield* untilChanged(read, now);
      else yield* race({ time: delay(wait), news: call(untilChanged<K>, read, now) });
    }
  }
}
