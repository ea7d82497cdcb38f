import { afterEach, vi } from 'vitest';

/** The time to wait for an asynchronous change. Vitest's own second is too short on a busy machine. */
const PATIENCE_MS = 20_000;
/**
 * The time between checks. Vitest's own 50 ms would be most of the time of a test that renders nothing. Under fake
 * timers each check also advances the clock by this time.
 */
const LOOK_MS = 5;
const { waitFor } = vi;
vi.waitFor = (holds, options) =>
  waitFor(holds, {
    timeout: PATIENCE_MS,
    ...(!vi.isFakeTimers() && { interval: LOOK_MS }),
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

/* Tests of rules need no browser; files that need one say so in their name (.tsx, .window.test.ts). */
if ('window' in globalThis) {
  const { prepareBrowser } = await import('./setupBrowser');
  prepareBrowser();
}

afterEach(() => {
  vi.useRealTimers();
});
