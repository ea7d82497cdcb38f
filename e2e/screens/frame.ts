import type { Page } from '@playwright/test';

const QUIET_MS = 200;

/** Runs in the page. */
function isQuietSince([since, quietMs]: readonly [number, number]): boolean {
  const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
  return performance.now() - Math.max(since, last?.responseEnd ?? 0) > quietMs;
}

/** The frame around every screen. */
export const frame = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  /** A toast on top of the page; the same words may also be spoken elsewhere. */
  toast: (text: string | RegExp) =>
    page.getByRole('region', { name: 'Meldingen in beeld' }).getByRole('listitem').filter({ hasText: text }),
  notifications: page.getByRole('button', { name: /^Meldingen/ }),
  menu: page.getByRole('navigation', { name: 'Hoofdmenu' }),
  dialog: page.getByRole('dialog').or(page.getByRole('alertdialog')),
  settings: page.getByRole('group', { name: 'Instellingen' }),
  /** Waits for the connection, and for the reads that follow it. */
  async isConnected() {
    await page.waitForFunction(() =>
      /Verbonden|Trage verbinding/.test(document.querySelector('header')?.textContent ?? ''),
    );
    await page.waitForFunction(isQuietSince, [0, QUIET_MS] as const);
  },
  /** Waits until no answer has come for a while. */
  async isQuiet() {
    const now = await page.evaluate(() => performance.now());
    await page.waitForFunction(isQuietSince, [now, QUIET_MS] as const);
  },
  async openUserMenu() {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /instellingen en afmelden$/ })
      .click();
  },
});
