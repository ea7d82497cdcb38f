import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { firstRow, installProbe, readProbe } from '../bench/probe';

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

/** Opens the address and measures what was asked for before the first row stood there. */
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

  const assets: Asset[] = [];
  for (const url of new Set(requests)) {
    const { pathname } = new URL(url);
    const response = bodies.get(url);
    if (response && isProgram(pathname))
      assets.push({ path: pathname, bytes: brotli(await response.body()) });
  }
  assets.sort((a, b) => b.bytes - a.bytes);
  return {
    assets,
    bytes: assets.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: requests.map((url) => new URL(url).pathname),
  };
}
