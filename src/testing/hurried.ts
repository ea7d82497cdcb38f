import { stats } from '@mocks/backend/testServer';

/** Debounces of the program take about this long. */
const STEP_MS = 500;

const isAnyOnItsWay = () => stats.seen.some(({ status }) => status === null);

/**
 * Waits under `vi.useFakeTimers({ shouldAdvanceTime: true })`, and advances the test's clock at each check. While a
 * call is on its way the clock follows real time, so that a slow machine makes no call take longer than the program
 * allows.
 */
export const hurried = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(async () => {
    if (!isAnyOnItsWay()) await vi.advanceTimersByTimeAsync(STEP_MS);
    return holds();
  });
