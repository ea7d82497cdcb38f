import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Page, Response } from '@playwright/test';

export interface Asset {
  path: string;
  bytes: number;
}

export interface FirstScreen {
  /** JS and CSS asked for before the first row stood there, each as brotli would send it. */
  assets: Asset[];
  bytes: number;
  /** Every request before the first row, of any kind. */
  requests: string[];
}

const brotli = (body: Buffer) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }).length;

const isProgram = (path: string) => /\.(js|mjs|css)$/.test(path);

/** Opens the address and measures what the first row needed. Exact: no clock is involved but the order of events. */
export async function measureFirstScreen(page: Page, address: string, row: Locator): Promise<FirstScreen> {
  const requests: string[] = [];
  const responses: Response[] = [];
  let seen = false;
  page.on('request', (request) => {
    if (!seen && /^(http|ws)/.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'commit' });
  await row.waitFor({ state: 'visible' });
  seen = true;

  const before = new Set(requests);
  const assets = new Map<string, Asset>();
  for (const response of responses) {
    const { pathname } = new URL(response.url());
    if (!before.has(pathname) || !isProgram(pathname) || assets.has(pathname)) continue;
    assets.set(pathname, { path: pathname, bytes: brotli(await response.body()) });
  }
  const list = [...assets.values()].sort((a, b) => b.bytes - a.bytes);
  return { assets: list, bytes: list.reduce((sum, { bytes }) => sum + bytes, 0), requests };
}
