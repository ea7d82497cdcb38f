import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { firstRow, installProbe, readProbe } from '../bench/probe';

export interface Asset {
  path: string;
  bytes: number;
}

export interface FirstScreen {
  /** JS and CSS requested before the first row was visible, each as brotli would send it. */
  assets: Asset[];
  bytes: number;
  /** Every request before the first row, of any kind. */
  requests: string[];
}

const brotli = (body: Buffer) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }).length;

/** Returns the size of each program file among these responses, the largest first. */
async function weigh(responses: Iterable<Response>): Promise<Asset[]> {
  const assets: Asset[] = [];
  for (const response of responses) {
    const { pathname } = new URL(response.url());
    if (isProgram(pathname)) assets.push({ path: pathname, bytes: brotli(await response.body()) });
  }
  return assets.sort((a, b) => b.bytes - a.bytes);
}

export const total = (assets: readonly Asset[]): number => assets.reduce((sum, { bytes }) => sum + bytes, 0);

const isProgram = (path: string) => /\.(js|mjs|css)$/.test(path);

/** Opens the address and measures the requests before the first row was visible. */
export async function measureFirstScreen(page: Page, address: string): Promise<FirstScreen> {
  const bodies = new Map<string, Response>();
  page.on('response', (response) => bodies.set(response.url(), response));
  await installProbe(page);
  await page.goto(address, { waitUntil: 'commit' });
  const painted = await firstRow(page);
  const { firstRowFrame: seen } = await readProbe(page);
  const requests = await page.evaluate(
    (until) =>
      performance
        .getEntries()
        .filter(({ entryType, startTime }) => /^(navigation|resource)$/.test(entryType) && startTime < until)
        .map(({ name }) => name),
    seen ?? painted,
  );

  const assets = await weigh([...new Set(requests)].flatMap((url) => bodies.get(url) ?? []));
  return {
    assets,
    bytes: total(assets),
    requests: requests.map((url) => new URL(url).pathname),
  };
}

/**
 * The files that have run once the page is connected and idle, without those that are only fetched for later
 * (`link[rel=later]` in the page). The network alone is quiet too early where the processor is slow.
 */
export async function measureQuietScreen(page: Page, address: string): Promise<Asset[]> {
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  const opened = await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByText('Verbonden', { exact: true }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const later = [...((await opened?.text()) ?? '').matchAll(/rel="later" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  return weigh(
    [...responses.values()].filter((response) => !later.includes(new URL(response.url()).pathname)),
  );
}
