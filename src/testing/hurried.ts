import { stats } from '@mocks/backend/testServer';

/** Debounces of the program take about as long. */
const STEP_MS = 500;

const isAnyOnItsWay = () => stats.seen.some(({ status }) => status === null);

/**
 * Waits under `vi.useFakeTimers({ shouldAdvanceTime: true })`, and moves the clock of the test on at each look. The clock keeps
 * its own pace while a call is on its way: a slow machine makes no call take longer on it than the program allows.
 */
export const hurried = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(async () => {
    if (!isAnyOnItsWay()) await vi.advanceTimersByTimeAsync(STEP_MS);
    return holds();
  });
