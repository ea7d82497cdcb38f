import { call, delay, put } from 'typed-redux-saga';
import { reportError } from '../errors/reporter';
import { toastShown } from '../toasts/toastsSlice';
import { coreTexts } from '../coreTexts';

const FIRST_WAIT_MS = 1_000;
const MOST_RESTARTS = 5;
const WITHIN_MS = 5 * 60_000;

/**
 * Runs a feature so that its errors do not affect other features. An error is reported, and the feature restarts after
 * a growing wait. After more than five errors in five minutes the feature stays off and a toast is shown.
 */
export function* supervise<A extends unknown[]>(
  name: string,
  saga: (...args: A) => Iterator<unknown, unknown, never>,
  ...args: A
) {
  let failures: number[] = [];
  while (true) {
    try {
      yield* call(saga as (...args: A) => Generator, ...args);
      return;
    } catch (error) {
      const now = Date.now();
      failures = [...failures.filter((at) => now - at < WITHIN_MS), now];
      reportError(error);
      if (failures.length > MOST_RESTARTS) break;
      yield* delay(FIRST_WAIT_MS * 2 ** (failures.length - 1));
    }
  }
  yield* put(toastShown({ kind: 'error', key: `supervise/${name}`, text: coreTexts.partIsOff }));
}
