import type { Page, Request } from '@playwright/test';
import { inbox } from '../../screens/inbox';
import { pick } from '../../screens/fields';
import { said } from '@/testing/said';
import { frame } from '../../screens/frame';
import { task } from '../../screens/task';
import { expect, test } from '../../support/test';

const LIST_CALL = /\/api\/v1\/task\/(overview|search)\?/;
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

  test('an address with filters wins from storage', async ({ page }) => {
    const tasks = inbox(page);
    await tasks.start('?status=PickedUp');
    await tasks.open('?status=New&query=huur');
    await expect(page).toHaveURL(/status=New/);
    await expect(tasks.query).toHaveValue('huur');
  });

  test('the query is asked for once, half a second after the last key', async ({ page }) => {
    await page.clock.install();
    await inbox(page).start();
    const asked: string[] = [];
    page.on(
      'request',
      (request) =>
        LIST_CALL.test(request.url()) &&
        asked.push(new URL(request.url()).searchParams.get('searchQuery') ?? ''),
    );
    await inbox(page).query.pressSequentially('lekkage', { delay: 60 });
    await page.waitForResponse((response) => /searchQuery=/.test(response.url()));
    await page.clock.runFor(2_000);
    expect(asked.filter((query) => query !== '')).toEqual(['lekkage']);
  });

  test('H13: an answer to an earlier question is ignored', async ({ page, given }) => {
    await given('Zwaluw een');
    await given('Merel twee');
    await inbox(page).start();
    let releaseFirst = () => {};
    const first = new Promise<void>((resolve) => (releaseFirst = resolve));
    await page.route(/searchQuery=zwaluw/, async (route) => {
      await first;
      await route.continue().catch(() => undefined);
    });
    await inbox(page).query.fill('zwaluw');
    const early = await page.waitForRequest(/searchQuery=zwaluw/);
    const over = (request: Request) => request === early;
    const earlyIsOver = Promise.race([
      page.waitForEvent('requestfinished', over),
      page.waitForEvent('requestfailed', over),
    ]);
    await inbox(page).query.fill('merel');
    await expect(inbox(page).row('Merel twee')).toBeVisible();
    await expect(inbox(page).row('Zwaluw een')).toHaveCount(0);
    releaseFirst();
    await earlyIsOver;
    await frame(page).isQuiet();
    expect(await inbox(page).subjects()).toEqual(['Merel twee']);
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

  test('by colleague: searched by the server, kept in the address, named after a reload', async ({
    page,
  }) => {
    await inbox(page).start();
    await inbox(page).openFilters();
    await pick(page, inbox(page).filters, 'Toegewezen aan', 'Anne', /Anne/);
    await expect(page).toHaveURL(/assignedToId=/);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Filter ‘Toegewezen aan: Anne/ })).toBeVisible();
  });

  test('an empty outcome says why and offers the way back', async ({ page }) => {
    await inbox(page).open('?query=zzzzzzzz');
    await expect(inbox(page).region.getByText('Geen taken gevonden')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Filters wissen' }).last().click();
    await expect(inbox(page).rows.first()).toBeVisible();
  });

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

test.describe('paging', () => {
  test('loads nine at a time, on request and on scrolling, without repeating one', async ({
    page,
    colleague,
  }) => {
    const tasks = inbox(page);
    const bram = await colleague('bram');
    const { items, total } = await bram.tasks();
    const pages: string[] = [];
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      if (LIST_CALL.test(request.url()))
        pages.push(`${searchParams.get('page') ?? ''}/${searchParams.get('pageSize') ?? ''}`);
    });
    await tasks.start();
    expect(await tasks.subjects()).toEqual(
      items
        .slice(0, 9)
        .map(({ subject }) => subject)
        .slice(0, (await tasks.subjects()).length),
    );
    await expect(tasks.total(`9 van ${total} taken`).first()).toBeVisible();
    await tasks.more.click();
    await expect(tasks.total(`18 van ${total} taken`).first()).toBeVisible();
    expect(pages[0]).toBe('0/9');
    expect(pages).toContain('1/9');
  });

  test('P9: a server that repeats itself is not asked for ever', { tag: '@matrix' }, async ({ page }) => {
    let asked = 0;
    await page.route(/\/task\/overview\?/, async (route) => {
      asked += 1;
      const url = route
        .request()
        .url()
        .replace(/page=\d+/, 'page=0');
      const answer = await route.fetch({ url });
      await route.fulfill({ response: answer });
    });
    await inbox(page).start();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('End');
      if (await inbox(page).more.isVisible())
        await inbox(page)
          .more.click({ timeout: 500 })
          .catch(() => undefined);
      await frame(page).isQuiet();
    }
    const until = asked;
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await frame(page).isQuiet();
    expect(asked).toBe(until);
    expect(asked).toBeLessThanOrEqual(9);
    await expect(inbox(page).more).toHaveCount(0);
    const subjects = await inbox(page)
      .list.getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

test.describe('beyond the documents', () => {
  test('the chosen order sticks', async ({ page }) => {
    await inbox(page).start();
    await inbox(page).sortBy('Aangemaakt, nieuwste eerst');
    await expect(page).toHaveURL(/sort=createdDescending/);
    await page.goto('/dashboard/taken/overzicht');
    await expect(page).toHaveURL(/sort=createdDescending/);
  });

  test('a view of the filters can be saved, shown and removed', async ({ page }) => {
    const tasks = inbox(page);
    await tasks.start();
    await tasks.filterStatus('Opgepakt');
    await expect(page).toHaveURL(/status=PickedUp/);
    await page.getByRole('button', { name: 'Weergave bewaren' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Naam' }).fill('Mijn lopende werk');
    await page.getByRole('dialog').getByRole('button', { name: 'Bewaren' }).click();
    await tasks.clearFilters.click();
    await expect(page).not.toHaveURL(/status=/);
    await page.getByRole('button', { name: 'Weergave ‘Mijn lopende werk’ tonen' }).click();
    await expect(page).toHaveURL(/status=PickedUp/);
    await page.reload();
    await tasks.openFilters();
    await page.getByRole('button', { name: 'Weergave ‘Mijn lopende werk’ verwijderen' }).click();
    await expect(page.getByRole('button', { name: 'Weergave ‘Mijn lopende werk’ tonen' })).toHaveCount(0);
  });

  test('several tasks are picked up and finished together, with a result for each', async ({
    page,
    given,
    colleague,
  }) => {
    const ids = [await given('Bulk een', { due: 0.2 }), await given('Bulk twee', { due: 0.3 })];
    const tasks = inbox(page);
    await tasks.start('?query=bulk');
    await tasks.box('Bulk een').check();
    await tasks.box('Bulk twee').check();
    await expect(tasks.bulk.getByText('2 geselecteerd')).toBeVisible();
    await tasks.bulk.getByRole('button', { name: 'Oppakken' }).click();
    await expect(page.getByRole('heading', { name: '2 gelukt' })).toBeVisible();
    const bram = await colleague('bram');
    for (const id of ids) expect(String((await bram.task(id)).status)).toMatch(/1|Opgepakt/);
  });

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

  test('new tasks wait while the pointer is in the list', async ({ page, given }) => {
    const tasks = inbox(page);
    await tasks.start();
    const before = await tasks.subjects();
    await tasks.rows.nth(2).hover();
    await given('Net binnengekomen', { due: 0.1 });
    await expect(tasks.waiting).toBeVisible();
    expect((await tasks.subjects()).slice(0, 3)).toEqual(before.slice(0, 3));
    await tasks.waiting.click();
    await expect(tasks.row('Net binnengekomen')).toBeVisible();
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

  test('shortcuts never fire in a field', async ({ page, given }) => {
    await given('Geen sneltoets in een veld', { due: 0.1 });
    await inbox(page).start();
    await inbox(page).openTask('Geen sneltoets in een veld');
    await inbox(page).query.pressSequentially('oa?');
    await expect(frame(page).dialog).toHaveCount(0);
    await expect(frame(page).toast(said.pickedUp)).toHaveCount(0);
  });
});
