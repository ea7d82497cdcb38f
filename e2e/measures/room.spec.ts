import type { Locator, Page } from '@playwright/test';
import { caseList, openedCase } from '../screens/cases';
import { inbox } from '../screens/inbox';
import { expect, test } from '../support/test';
import { settled } from '../support/settled';

const CARD = '/klantenkaart/e2000000-0000-4000-8000-000000000002/tijdlijn';
/** The wanted share of rows that show their whole title: nine of ten. */
const WHOLE = 0.9;
const SIGHTS = 6;

/** Runs in the page: the top of the content of the opened tab. */
function firstLine(): number {
  const content = document.querySelector('article [role="region"][aria-label]');
  const words = document.createTreeWalker(content ?? document.body, NodeFilter.SHOW_TEXT);
  let top = Infinity;
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNode(words.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width > 2 && box.height > 2) top = Math.min(top, box.top);
  }
  return top;
}

/** The title of each visible row, and whether it is whole. */
const titlesInSight = (page: Page) =>
  page
    .locator('#list [data-row] a > [data-tooltip]:first-child')
    .evaluateAll((titles) =>
      titles.map((title): [string, boolean] => [title.textContent, title.scrollWidth <= title.clientWidth]),
    );

/** The share of rows that show their whole title, over the scrolled part of a list. */
async function wholeTitles(page: Page, rows: Locator): Promise<number> {
  const seen = new Map<string, boolean>();
  for (let sight = 0; sight < SIGHTS; sight += 1) {
    for (const [title, whole] of await titlesInSight(page)) seen.set(title, whole);
    /*
     * Scrolls without Playwright's waiting: a row that leaves the view while Playwright waits for it to rest is no
     * longer drawn.
     */
    await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await settled(page);
  }
  return [...seen.values()].filter(Boolean).length / seen.size;
}

test.use({ user: 'carla' });

for (const { width, height, limit, firstCase } of [
  { width: 1366, height: 768, limit: 300, firstCase: 245 },
  { width: 390, height: 844, limit: 400, firstCase: 480 },
])
  test.describe(`on ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 768 });

    const begins = async (page: Page) => {
      await settled(page);
      return page.evaluate(firstLine);
    };

    test('the buttons of a card stay where they are when announcements about the person arrive', async ({
      page,
    }) => {
      await page.goto(CARD);
      const actions = page.getByRole('group', { name: 'Acties voor deze relatie' });
      const before = await actions.boundingBox();
      const alerts = page.getByRole('article').getByRole('list', { name: 'Let op' });
      await expect(alerts.getByRole('button', { name: /^Nog \d tonen$/ })).toBeVisible();
      expect(await actions.boundingBox()).toEqual(before);
    });

    test('a task, a case and a card show their content high up', async ({ page, given, backend }) => {
      const id = await given('Lekkage in de badkamer', { due: 3 });
      await page.goto(`/dashboard/taken/overzicht/${id}/informatie`);
      await page.getByText('Kenmerken').waitFor();
      expect(await begins(page)).toBeLessThan(limit);
      const { id: caseId } = await backend.makeCase({ title: 'Woningruil', state: 'ready' });
      await openedCase(page).open(caseId);
      await openedCase(page).steps.waitFor();
      expect(await begins(page)).toBeLessThan(limit);
      await page.goto(CARD);
      const cases = page.getByRole('list', { name: 'Tijdlijn' }).getByRole('listitem');
      await cases.first().waitFor();
      await settled(page);
      expect((await cases.first().boundingBox())?.y).toBeLessThan(firstCase);
    });
  });

test.describe('the lists of tasks and cases', () => {
  test.use({ user: 'bram' });

  test('show the whole title of nine rows of ten, and nine rows at once', async ({ page }) => {
    for (const list of [inbox(page), caseList(page)]) {
      await list.start('?page=4');
      expect((await list.rows.nth(8).boundingBox())!.y).toBeLessThanOrEqual(768 - 68);
      expect(await wholeTitles(page, list.rows)).toBeGreaterThanOrEqual(WHOLE);
    }
  });
});

test.describe('on 1920×1080', () => {
  test.use({ user: 'bram', viewport: { width: 1920, height: 1080 } });

  test('a list loads more rows automatically until they fill the height', async ({ page }) => {
    for (const list of [inbox(page), caseList(page)]) {
      await list.start();
      await expect(list.total(/^18 van \d+/)).toBeVisible();
    }
  });
});
