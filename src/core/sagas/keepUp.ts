import type { Task as Running } from 'redux-saga';
import { call, cancel, delay, fork, race, type SagaGenerator, select } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import { untilChanged } from './untilChanged';

const RETRY_MIN_MS = 5_000;
const RETRY_MAX_MS = 60_000;

/** What is kept up to date; a new question is a new epoch. */
interface Kept {
  epoch: number;
}
type Read<K> = (state: never) => K;

/** How often in a row asking again failed, and when that was last tried. */
export interface Tries {
  failures: number;
  lastTry: number;
}

/** How long until it may be tried again; less than zero when that was before. */
export const retryIn = ({ failures, lastTry }: Tries, now: number): number =>
  failures === 0 ? -Infinity : lastTry + Math.min(RETRY_MIN_MS * 2 ** (failures - 1), RETRY_MAX_MS) - now;

/** Asks again, and remembers whether there was an answer. */
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

/** One question at a time: another one ends the one before, and its requests with it (H13). */
export function* keepNewest<K extends Kept>(read: Read<K>, keep: (epoch: number) => SagaGenerator<void>) {
  let running: Running | null = null;
  let epoch = 0;
  while (true) {
    const now = yield* select(read as (state: unknown) => K);
    if (now.epoch !== epoch) {
      epoch = now.epoch;
      if (running) yield* cancel(running);
      running = yield* fork(keep, epoch);
    }
    yield* untilChanged(read, now);
  }
}

interface Upkeep<K> {
  read: Read<K>;
  /** Fetches what somebody asked for; null where nobody did. */
  more: (now: K) => SagaGenerator<void> | null;
  /** How long until the server must be asked again; Infinity while nothing is in doubt. */
  dueIn: (now: K) => number;
  resync: () => SagaGenerator<void>;
}

/** One request at a time, so that no answer can overtake another. What to do next is read from the state. */
export function* keepUp<K>({ read, more, dueIn, resync }: Upkeep<K>): SagaGenerator<void> {
  while (true) {
    const now = yield* select(read as (state: unknown) => K);
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
