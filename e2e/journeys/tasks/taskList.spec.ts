import type { Page } from '@playwright/test';
import { inbox } from '../../screens/inbox';
import { frame } from '../../screens/frame';
import { task } from '../../screens/task';
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

/** What one tab stored until now has come to the other, since it comes in order. */
async function everythingHeard(from: Page, to: Page): Promise<void> {
  marks += 1;
  const mark = `${MARK}${marks}`;
  await from.evaluate((key) => localStorage.setItem(key, ''), mark);
  await to.waitForFunction((key) => (window as unknown as Hearing).heard.includes(key), mark);
}

test.describe('filters', () => {
  test('live in the address and in storage, and survive a reload', async ({ page }) => {
    const tasks = inbox(page);
    await tasks.start();
    await tasks.filterStatus('Opgepakt');
    await expect(page).toHaveURL(/status=PickedUp/);
    await tasks.query.fill('huur');
    await expect(page).toHaveURL(/query=huur/);
    expect(await page.evaluate((key) => localStorage.getItem(key), STORED)).toContain('PickedUp');
    await page.reload();
    await expect(tasks.query).toHaveValue('huur');
    await page.goto('/dashboard/taken/overzicht');
    await expect(page).toHaveURL(/status=PickedUp/);
    await expect(tasks.query).toHaveValue('huur');
  });

  test(
    'T18: hostile search text freezes nothing and climbs nowhere',
    { tag: '@matrix' },
    async ({ page }) => {
      await inbox(page).start();
      for (const hostile of [
        '(a+)+$',
        '[[[',
        '\\',
        '%2e%2e%2f',
        '../../logout',
        '<img src=x onerror=alert(1)>',
      ]) {
        const asked = page.waitForRequest(
          (request) => new URL(request.url()).searchParams.get('searchQuery') === hostile,
        );
        await inbox(page).query.fill(hostile);
        const url = new URL((await asked).url());
        expect(url.pathname).toMatch(/^\/api\/v1\/task\/search$/);
        await expect(
          inbox(page).region.getByText('Geen taken gevonden').or(inbox(page).rows.first()),
        ).toBeVisible();
      }
    },
  );

  test('A9: two tabs that filter differently do not fight', async ({ page, context }) => {
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
    expect(events.filter((key) => !key.startsWith(MARK)).length).toBeLessThanOrEqual(2);
    await expect(page).not.toHaveURL(/status=PickedUp/);
    expect(await other.evaluate((key) => localStorage.getItem(key), STORED)).toContain('PickedUp');
  });
});

test.describe('beyond the documents', () => {
  test('the link and the number can be copied', async ({ page, context, given }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await given('Kopieer mij', { due: 0.2 });
    await inbox(page).start();
    await inbox(page).openTask('Kopieer mij');
    await task(page).copyLink.click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`/dashboard/taken/overzicht/${id}`);
  });

  test('arrow keys walk the list, Enter opens, and the shortcuts are listed', async ({ page }) => {
    const tasks = inbox(page);
    await tasks.start();
    const [first, second] = await tasks.subjects();
    await tasks.list.getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveAccessibleName(
      new RegExp((second ?? '').slice(0, 12).replace(/\W/g, '.')),
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(task(page).heading(first ?? '')).toBeVisible();
    await page.keyboard.press('Shift+?');
    await expect(frame(page).dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame(page).dialog).toBeHidden();
  });
});
