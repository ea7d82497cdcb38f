import { expect, type Page, type Request } from '@playwright/test';

const SECOND = 1_000;

/**
 * Moves the clock of the page in steps, and waits while an answer is on its way, because the server lives in real time.
 */
export function clockOf(page: Page) {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('response', (response) => underWay.delete(response.request()));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async (seconds: number, step = 5): Promise<void> => {
    for (let gone = 0; gone < seconds; gone += step) {
      await page.clock.runFor(step * SECOND);
      await new Promise((resolve) => setTimeout(resolve, 25));
      await expect.poll(() => [...underWay].map((request) => request.url()), { intervals: [10] }).toEqual([]);
    }
  };
}
