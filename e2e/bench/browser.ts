import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../support/chromium';
import { installProbe } from './probe';

const CPU_SLOWDOWN = 4;
const LATENCY_MS = 40;
const BYTES_PER_SECOND = (10 * 1_000_000) / 8;

/** The page in which the figures are measured: a slow desk computer on a moderate line. */
export interface Desk {
  page: Page;
  cdp: CDPSession;
}

export const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs(), '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  });

export const newContext = async (
  browser: Browser,
  cookies: Parameters<BrowserContext['addCookies']>[0] = [],
) => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    serviceWorkers: 'block',
  });
  if (cookies.length > 0) await context.addCookies(cookies);
  return context;
};

export async function slowDesk(context: BrowserContext): Promise<Desk> {
  const page = await context.newPage();
  await installProbe(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, cdp };
}

/** Collects garbage, so that only memory that is really held remains. */
export async function collectGarbage(cdp: CDPSession): Promise<void> {
  await cdp.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
}

export interface Held {
  heapBytes: number;
  nodes: number;
  listeners: number;
}

export async function held(cdp: CDPSession): Promise<Held> {
  await collectGarbage(cdp);
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners };
}
