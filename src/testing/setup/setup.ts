import { afterEach, vi } from 'vitest';

/** How long to wait for what comes by itself: Vitest's own second is too short on a busy machine. */
const PATIENCE_MS = 20_000;
/** How often to look: Vitest's own 50 ms are most of the time of a test that draws nothing. A clock of a test is moved by it. */
const LOOK_MS = 5;
const { waitFor } = vi;
vi.waitFor = (holds, options) =>
  waitFor(holds, {
    timeout: PATIENCE_MS,
    ...(!vi.isFakeTimers() && { interval: LOOK_MS }),
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

/* Rules need no browser; what does, says so in its name (.tsx, .window.test.ts). */
if ('window' in globalThis) {
  const { prepareBrowser } = await import('./setupBrowser');
  prepareBrowser();
}

afterEach(() => {
  vi.useRealTimers();
});
