import type { Page } from '@playwright/test';
import { inbox } from '../../screens/inbox';
import { expect, test } from '../../support/test';

const STORED = 'task-overview-filters';

const MARK = 'gezegd-';

interface Hearing {
  heard: string[];
}

/** Runs in a page: notes every key that another tab stores. */
function hearStorage() {
  const hearing = window as unknown as Hearing;
  hearing.heard = [];
  addEventListener('storage', ({ key }) => hearing.heard.push(key ?? ''));
}

let marks = 0;

/** Waits until everything that one tab stored has reached the other; storage events keep their order. */
async function everythingHeard(from: Page, to: Page): Promise<void> {
  marks += 1;
  const mark = `${MARK}${marks}`;
  await from.evaluate((key) => localStorage.setItem(key, ''), mark);
  await to.waitForFunction((key) => (window as unknown as Hearing).heard.includes(key), mark);
}

test.describe('filters', () => {
  test('A9: two tabs keep different filters, and a newly opened page has the last filter', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await inbox(page).start();
    await inbox(other).start();
    for (const tab of [page, other]) await tab.evaluate(hearStorage);
    await inbox(other).filterStatus('Opgepakt');
    await expect(other).toHaveURL(/status=PickedUp/);
    for (const [from, to] of [
      [other, page],
      [page, other],
      [other, page],
    ] as const)
      await everythingHeard(from, to);
    const events = await page.evaluate(() => (window as unknown as Hearing).heard);
    expect(events.filter((key) => key === STORED).length).toBeLessThanOrEqual(2);
    await expect(page).not.toHaveURL(/status=PickedUp/);
    expect(await other.evaluate((key) => localStorage.getItem(key), STORED)).toContain('PickedUp');
    await other.goto('/dashboard/taken/overzicht');
    await expect(other).toHaveURL(/status=PickedUp/);
  });
});
