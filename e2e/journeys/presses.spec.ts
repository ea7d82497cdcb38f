import type { Locator, Page } from '@playwright/test';
import { holdCalls } from '../support/calls';
import { oncePerTable } from '../support/rows';
import { expect, test } from '../support/test';

/** The time for which the button of a mouse is down. */
const PRESS_MS = 90;
/** The time between the last key and the press. */
const MOMENTS_MS = [0, 250, 350, 480, 600];

/**
 * A list of each kind with a search: its address, a text that finds several rows from its first letter on, and the
 * role of a row.
 */
const LISTS = [
  ['tasks', '/dashboard/taken/overzicht', 'Zoeken', 'ta', 'Takenlijst'],
  ['tenants', '/klanten', 'Zoeken', 'an', 'Huurders'],
  ['questions', '/kennisbank/zoeken', 'Zoek een vraag', 'hu', 'Vragen'],
  ['announcements', '/dashboard/mededelingen', 'Zoeken in titels', 'nin', 'Mededelingen'],
] as const;

const CARD = '/klantenkaart/e2000000-0000-4000-8000-000000000002';

const UNITS = /\/api\/v1\/unit\/search/;

interface Presses {
  pressed: string | null;
  clicked: string | null;
}

/**
 * Notes the element under the pointer at the press and the element that is clicked. Nothing opens until the click is
 * let through.
 */
const notePresses = (page: Page) =>
  page.addInitScript(() => {
    const noted = { pressed: null, clicked: null, passes: false } as Presses & { passes: boolean };
    const nameOf = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a, button, [role=option]') : null;
      if (!link?.isConnected) return null;
      /* The query of an address follows the typed text, so the same row is recognised by the rest of its address. */
      return link.getAttribute('href')?.split('?')[0] ?? link.textContent;
    };
    Object.assign(window, { noted });
    window.addEventListener(
      'pointerdown',
      (event) => {
        Object.assign(noted, { pressed: nameOf(event), clicked: null });
      },
      true,
    );
    window.addEventListener(
      'click',
      (event) => {
        noted.clicked = nameOf(event);
        if (noted.passes) return;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
  });

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Presses }).noted);
const letThrough = (page: Page) =>
  page.evaluate(() => Object.assign((window as unknown as { noted: object }).noted, { passes: true }));
const pause = (page: Page, ms: number) =>
  page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms);

/** Types the last letter of the words, and presses the first row at its place at that moment. */
async function typeAndPress(page: Page, search: Locator, row: Locator, words: string, moment: number) {
  await search.fill(words.slice(0, -1));
  await search.press('Enter');
  await expect(page.locator('[aria-busy=true] :is([data-row], li)')).toHaveCount(0);
  await row.hover();
  const { x, y } = (await row.boundingBox()) ?? { x: 0, y: 0 };
  await search.press('End');
  await search.pressSequentially(words.slice(-1));
  await pause(page, moment);
  await page.mouse.click(x + 60, y + 8, { delay: PRESS_MS });
  return noted(page);
}

async function expectNoneLost(page: Page, search: Locator, row: Locator, words: string) {
  await row.waitFor();
  for (const moment of MOMENTS_MS) {
    const { pressed, clicked } = await typeAndPress(page, search, row, words, moment);
    expect({ moment, clicked }).toEqual({ moment, clicked: pressed });
    expect({ moment, pressed }).not.toEqual({ moment, pressed: null });
  }
}

test.use({ user: 'carla' });

for (const [place, [name, path, label, words, list]] of LISTS.entries())
  test(`a press on one of the ${name} soon after typing opens it`, oncePerTable(place), async ({ page }) => {
    await notePresses(page);
    await page.goto(path);
    const search = page.getByRole('searchbox', { name: label, exact: true });
    const row = page.getByRole('list', { name: list, exact: true }).getByRole('link').first();
    await expectNoneLost(page, search, row, words);
    await letThrough(page);
    const { pressed } = await typeAndPress(page, search, row, words, 350);
    await expect(page).toHaveURL(({ pathname }) => pathname === pressed);
  });

test(
  'a press on a question of a contact soon after typing is not lost',
  { tag: '@matrix' },
  async ({ page }) => {
    await notePresses(page);
    await page.goto(`${CARD}?channel=Desk&query=hu`);
    const panel = page.getByRole('complementary', { name: /^Lopend contact/ });
    const search = panel.getByRole('searchbox', { name: 'Zoek een vraag' });
    await expect(search).toHaveValue('hu');
    const questions = panel.getByRole('list', { name: 'Vragen', exact: true });
    await expectNoneLost(page, search, questions.getByRole('button').first(), 'hu');
  },
);

test(
  'a press on an activity of a timeline soon after typing is not lost',
  { tag: '@matrix' },
  async ({ page }) => {
    await notePresses(page);
    await page.goto(`${CARD}/tijdlijn`);
    const rows = page.getByRole('list', { name: 'Tijdlijn', exact: true }).getByRole('button');
    await expectNoneLost(
      page,
      page.getByRole('searchbox', { name: 'Zoeken', exact: true }),
      rows.first(),
      'de',
    );
  },
);

/** These lists find a scope by its whole name only, so the test answers any text with the records of all scopes. */
const OF_ALL_SCOPES = [
  ['undelivered messages', 'servicebuserrors', 'Lijst met niet-bezorgde berichten', 'link'],
  ['lines of the log', 'systemlog', 'Regels van de systeemlog', 'button'],
] as const;

for (const [name, path, list, role] of OF_ALL_SCOPES)
  test(
    `a press on one of the ${name} soon after typing is not lost`,
    { tag: '@matrix' },
    async ({ page }) => {
      await notePresses(page);
      await page.route(/\/api\/.*[?&]scopeId=/, (route) => {
        const url = new URL(route.request().url());
        url.searchParams.delete('scopeId');
        return route.continue({ url: url.href });
      });
      await page.goto(`/beheer/diagnostics/${path}`);
      const rows = page.getByRole('list', { name: list, exact: true }).getByRole(role);
      const search = page.getByRole('searchbox', { name: 'Scope', exact: true });
      await expectNoneLost(page, search, rows.first(), 'sc');
    },
  );

test(
  'a press on a choice of a picker soon after typing chooses it',
  { tag: '@matrix' },
  async ({ page, given }) => {
    await notePresses(page);
    const id = await given('Lekkage');
    await page.goto(`/dashboard/taken/overzicht/edit/${id}`);
    const picker = page.getByRole('combobox', { name: /Toegewezen aan/ });
    const choice = page.getByRole('listbox').getByRole('option').first();
    await picker.focus();
    await letThrough(page);
    for (const moment of MOMENTS_MS) {
      await picker.fill('a');
      await expect(page.locator('[aria-busy=true]:has(input)')).toHaveCount(0);
      await choice.hover();
      const { x, y } = (await choice.boundingBox()) ?? { x: 0, y: 0 };
      await picker.press('End');
      await picker.pressSequentially('n');
      await pause(page, moment);
      await page.mouse.click(x + 60, y + 8, { delay: PRESS_MS });
      const { pressed } = await noted(page);
      await expect(page.getByRole('listbox')).toHaveCount(0);
      const chosen = await picker.inputValue();
      expect({ moment, chosen: pressed?.slice(0, chosen.length) }).toEqual({ moment, chosen });
      expect(chosen).not.toBe('');
    }
  },
);

test('a press during which the answer arrives opens the row that was pressed', async ({ page }) => {
  await notePresses(page);
  await page.clock.install();
  await page.goto('/eenheden');
  const search = page.getByRole('searchbox', { name: 'Zoeken', exact: true });
  const rows = page.getByRole('list', { name: 'Eenheden', exact: true }).getByRole('link');
  await search.fill('la');
  await search.press('Enter');
  await expect(rows.first()).toHaveAccessibleName(/laan/);
  await rows.first().hover();
  const answer = await holdCalls(page, UNITS);
  const asked = page.waitForRequest(UNITS);
  await search.fill('kerk');
  await asked;
  /* The button is held down for a second, in which everything can be drawn. */
  await page.clock.pauseAt(Date.now() + 5_000);
  await page.mouse.down();
  const answered = page.waitForResponse(UNITS);
  answer();
  await (await answered).finished();
  await page.mouse.up();
  const { pressed, clicked } = await noted(page);
  expect(pressed).not.toBeNull();
  expect(clicked).toBe(pressed);
  await page.clock.resume();
  await expect(rows.first()).toHaveAccessibleName(/Kerk/);
});
