import type { Page } from '@playwright/test';
import { caseList } from '../screens/cases';
import { task } from '../screens/task';
import { holdCalls } from '../support/calls';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

const ANNOUNCEMENT = '/dashboard/mededelingen/bc000000-0000-4000-8000-000000000004';
const QUESTION = '/kennisbank/beheer/fa000000-0000-4000-8000-000000000001';

/** Pages for reading from top to bottom: no wider than the measure. */
const READ = [
  '/dashboard/mededelingen',
  '/dashboard/mededelingen/nieuw',
  ANNOUNCEMENT,
  `${ANNOUNCEMENT}/wijzigen`,
  '/selfservice',
  '/selfservice/scenario/scenario-9',
  '/beheer/diagnostics/portalrequests',
  '/beheer/diagnostics/portalrequests/flow-00042',
  '/beheer',
  '/beheer/lijsten/snelkiezers',
  '/beheer/toestellen',
  '/xmlconfig',
  '/mail/uitgaand/fc000000-0000-4000-8000-000000000001',
];

/** Pages as wide as the window, or as their pane. */
const WIDE = [
  '/dashboard/taken/overzicht',
  '/dashboard/zaken/overzicht',
  '/dashboard/chat',
  '/beheer/diagnostics/servicebuserrors',
  '/beheer/diagnostics/systemlog',
  '/beheer/diagnostics/synchronizedobjects',
  '/kennisbank/beheer',
  QUESTION,
  '/kennisbank/beheer/onderwerpen',
  '/kennisbank/thesaurus',
  '/kennisbank/zoeken',
  '/klanten',
  '/collegas',
  '/leveranciers',
  '/leveranciers/overzicht',
  '/eenheden',
  '/complexen',
  '/mail',
  '/dashboard/zaken/workload/overzicht',
  '/shell',
];

/** Lists of records: each row is one line of columns, or two lines. */
const RECORDS = [
  '/klanten',
  '/collegas',
  '/leveranciers',
  '/leveranciers/overzicht',
  '/eenheden',
  '/complexen',
];

const MEASURE_PX = 58 * 16;

/** Runs in the page: the left edge of the title, and the edges of the content. */
function edges() {
  const heading = document.querySelector('main h1')!;
  const words = document.createRange();
  words.selectNodeContents(heading);
  const title = words.getBoundingClientRect();
  const head = heading.closest('header')!.getBoundingClientRect().bottom;
  const boxes: DOMRect[] = [];
  const pane = heading.closest('#list') ?? document.querySelector('main')!;
  for (const one of pane.querySelectorAll('*')) {
    const { borderStartStartRadius: radius, visibility, opacity } = getComputedStyle(one);
    if (visibility === 'hidden' || opacity === '0') continue;
    if (radius !== '0px' || one instanceof SVGElement) boxes.push(one.getBoundingClientRect());
    for (const node of one.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      words.selectNodeContents(node);
      boxes.push(words.getBoundingClientRect());
    }
  }
  /* Text for screen readers only is a pixel wide. */
  const below = boxes.filter(({ top, width, height }) => top >= head && width > 2 && height > 2);
  return {
    title: Math.round(title.left),
    start: Math.round(Math.min(...below.map(({ left }) => left))),
    end: Math.round(Math.max(...below.map(({ right }) => right))),
    rows: below.length,
  };
}

async function edgesOf(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(async () => (await page.evaluate(edges)).rows).toBeGreaterThan(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await settled(page);
  return page.evaluate(edges);
}

test.use({ user: 'carla' });

test('title and content of each page share their left edge, and pages to read are no wider than the measure', async ({
  page,
}) => {
  /* Each page is opened. */
  test.slow();
  for (const path of [...READ, ...WIDE]) {
    const { title, start, end } = await edgesOf(page, path);
    expect.soft(start, path).toBe(title);
    if (READ.includes(path)) expect.soft(end - title, path).toBeLessThanOrEqual(MEASURE_PX);
  }
});

test('the rows of each list of records are 44 to 52 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const path of RECORDS) {
    await page.goto(path);
    const rows = page.locator('main [data-record]');
    await rows.first().waitFor();
    await settled(page);
    for (const row of await rows.all()) {
      const { height = 0 } = (await row.boundingBox()) ?? {};
      expect.soft(height, path).toBeGreaterThanOrEqual(44);
      expect.soft(height, path).toBeLessThanOrEqual(52);
    }
  }
});

for (const { width, height } of [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
])
  test.describe(`on ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 768 });

    test('the switch between list and owners of cases stays where it is pressed', async ({ page }) => {
      await caseList(page).start();
      const views = page.getByRole('navigation', { name: 'Weergave' });
      const before = await views.boundingBox();
      await views.getByRole('link', { name: 'Per eigenaar' }).click();
      await page.locator('[data-card]').first().waitFor();
      expect(await views.boundingBox()).toEqual(before);
    });
  });

test('the actions of an opened task stay where they are when the code of their menu arrives', async ({
  page,
  given,
}) => {
  const id = await given('Blijft op zijn plaats');
  const release = await holdCalls(page, /\/assets\/widgets-[^/]*\.js$/);
  await page.goto(`/dashboard/taken/overzicht/${id}/informatie`);
  const { action, actions } = task(page);
  const places = () =>
    actions.evaluate((group) =>
      [...group.querySelectorAll('button')].map((one) => {
        const { left, top, width } = one.getBoundingClientRect();
        return { left, top, width };
      }),
    );
  await action('Bewerken').waitFor();
  const before = await places();
  release();
  await actions.getByRole('button', { name: 'Meer acties' }).waitFor();
  expect(await places()).toEqual(before);
});

/** Runs in the page: the visible tabs, with the pixels by which each is cut off at the sides. */
function cutTabs(nav: Element) {
  const frame = nav.getBoundingClientRect();
  return [...nav.querySelectorAll('li')]
    .filter((tab) => getComputedStyle(tab).opacity !== '0')
    .map((tab) => {
      const { left, right } = tab.querySelector('a, button')!.getBoundingClientRect();
      return Math.max(0, frame.left - left, right - frame.right);
    });
}

for (const width of [1366, 1024])
  test.describe(`with a mouse on ${width} px`, () => {
    test.use({ viewport: { width, height: 768 } });

    test('each tab of a case is shown whole, or is in the menu behind the tabs', async ({ page }) => {
      const cases = caseList(page);
      await cases.start();
      await cases.rows.first().getByRole('link').first().click();
      const tabs = page.locator('#details').getByRole('navigation').filter({ hasText: 'Stappen' });
      await page.getByRole('button', { name: 'Meer tabbladen' }).waitFor();
      await expect.poll(async () => Math.max(...(await tabs.evaluate(cutTabs)))).toBeLessThan(8);
    });
  });
