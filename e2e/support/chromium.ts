import { spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, isRoot, onPath, say, succeeds } from './system';

/** The headless shell draws no windows of its own, so journeys take a fifth less time in it. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const DEBIAN_PACKAGE = 'chromium-headless-shell';
const DOWNLOAD_HOST = 'cdn.playwright.dev';
const START_TIMEOUT_MS = 20_000;
const DNS_TIMEOUT_MS = 5_000;
const DOWNLOAD_TIMEOUT_MS = 240_000;

const NO_BROWSER = `No Chromium could be found or installed for the browser tests.
Tried, in this order: CHROMIUM_PATH, a system Chromium or Chrome on the PATH, Playwright's own, Debian's package.
Do one of these and run the command again:
  - install a browser:      apt-get install chromium   (as root)
  - let Playwright do so:   npx playwright install --with-deps chromium
  - name one yourself:      CHROMIUM_PATH=/path/to/chromium npm test`;

/** A file of that name is not enough, because a stub, or a browser without a library, does not print its version. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: START_TIMEOUT_MS });
  return status === 0 && /chrom/i.test(stdout);
}

function systemChromium(): string | null {
  for (const name of SYSTEM_NAMES) {
    const path = onPath(name);
    if (path !== null && starts(path)) return path;
  }
  return null;
}

function playwrightsOwn(): string | null {
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) && starts(path) ? path : null;
}

/** Returns an installed browser; null without one. */
export function installedChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return systemChromium() ?? playwrightsOwn();
}

async function isReachable(host: string): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, DNS_TIMEOUT_MS, false).unref());
  return Promise.race([
    lookup(host).then(
      () => true,
      () => false,
    ),
    tooLate,
  ]);
}

async function downloadPlaywrights(): Promise<string | null> {
  if (!(await isReachable(DOWNLOAD_HOST))) return null;
  say('No browser found: asking Playwright for its Chromium …');
  const install = ['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'];
  return succeeds('npx', install, DOWNLOAD_TIMEOUT_MS) ? playwrightsOwn() : null;
}

function installDebians(): string | null {
  return installPackages([DEBIAN_PACKAGE]) ? systemChromium() : null;
}

/** Returns an installed browser, or installs one: a system Chromium, Playwright's own, or Debian's package. */
export async function findChromium(): Promise<string> {
  const path = installedChromium() ?? (await downloadPlaywrights()) ?? installDebians();
  if (path === null) throw new Error(NO_BROWSER);
  return path;
}

/** The arguments with which every script here starts the browser, so that the browser makes no calls of its own. */
export const chromiumArgs = (): string[] => [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
