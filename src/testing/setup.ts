import { afterEach, vi } from 'vitest';

/** Screens arrive by dynamic imports, which take their time on a busy machine. */
vi.setConfig({ testTimeout: 20_000 });

/* Rules need no browser; what does, says so in its name (.tsx) or its first line. */
if ('window' in globalThis) await import('./setupBrowser');

afterEach(() => {
  vi.useRealTimers();
});
