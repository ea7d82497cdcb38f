import { afterEach, vi } from 'vitest';

/** How long to wait for what comes by itself: Vitest's own second is too short on a busy machine. */
const PATIENCE_MS = 20_000;
const { waitFor } = vi;
vi.waitFor = (holds, options) =>
  waitFor(holds, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

/* Rules need no browser; what does, says so in its name (.tsx, .window.test.ts). */
if ('window' in globalThis) {
  const { prepareBrowser } = await import('./setupBrowser');
  prepareBrowser();
}

afterEach(() => {
  vi.useRealTimers();
});
