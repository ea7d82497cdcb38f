import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { findChromium } from './chromium';
import { requireBuild } from './server';

/** `npm run e2e [-- playwright arguments]`: finds a browser, then starts Playwright; each worker has its own server. */
async function run(): Promise<number> {
  requireBuild();
  const browser = await findChromium();
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(
    process.execPath,
    [cli, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
