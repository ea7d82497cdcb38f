import { expect, type Page } from '@playwright/test';

/** Holds calls to this address until the returned function is called. */
export async function holdCalls(page: Page, call: RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(call, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/**
 * Repeats the action until the call is made, because the guard against double clicks blocks it for 200 ms after an
 * answer.
 */
export async function untilAsked(page: Page, call: RegExp, act: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await Promise.all([page.waitForRequest(call, { timeout: 2_000 }), act()]);
  }).toPass({ intervals: [50] });
}

/** Counts the calls of this kind from now on. */
export const countCalls = (page: Page, method: string, pattern: RegExp) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === method && pattern.test(request.url())) calls += 1;
  });
  return () => calls;
};
