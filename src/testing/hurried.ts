import { stats } from '@mocks/backend/testServer';

/** No debounce and no pause of the program is much longer. */
const STEP_MS = 500;

const isAnyOnItsWay = () => stats.seen.some(({ status }) => status === null);

/**
 * Waits for what comes after a pause, on the clock of the test, which it moves on at each look. While a call is on its way it
 * does not: however slow the machine is, no call takes longer on that clock than it may.
 */
export const hurried = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(async () => {
    if (!isAnyOnItsWay()) await vi.advanceTimersByTimeAsync(STEP_MS);
    return holds();
  });
