import { call, delay } from 'typed-redux-saga';
import { isHttpError } from '@/api/httpError';

interface Pace {
  everyMs: number;
  /** After a call that failed; the usual pace when left out. */
  afterFailureMs?: number;
}

/** Repeats a call for ever, the next one armed by the answer of the last: never two at once. */
export function* poll(task: () => Generator, { everyMs, afterFailureMs = everyMs }: Pace) {
  while (true) {
    let pause = everyMs;
    try {
      yield* call(task);
    } catch (error) {
      if (!isHttpError(error)) throw error;
      pause = afterFailureMs;
    }
    yield* delay(pause);
  }
}
