import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** How long the button of a mouse is down. */
const PRESS_MS = 90;
/** How long after the last key it goes down. */
const MOMENTS_MS = [0, 250, 350, 480, 600];

/** Every list with a search: where it is, what finds several rows from its first letter on, and what a row is. */
const LISTS = [
  ['tasks', '/dashboard/taken/overzicht', 'Zoeken', 'ta', 'Takenlijst'],
  ['cases', '/dashboard/zaken/overzicht', 'Zoeken', 'ha', 'Zakenlijst'],
  ['tenants', '/klanten', 'Zoeken', 'an', 'Huurders'],
  ['units', '/eenheden', 'Zoeken', 'la', 'Eenheden'],
  ['suppliers', '/leveranciers/overzicht', 'Zoeken', 'in', 'Leveranciersoverzicht'],
  ['questions', '/kennisbank/zoeken', 'Zoek een vraag', 'hu', 'Vragen'],
  ['questions to edit', '/kennisbank/beheer', 'Zoek in de vragen', 'hu', 'Vragen'],
  ['announcements', '/dashboard/mededelingen', 'Zoeken in titels', 'nin', 'Mededelingen'],
  ['requests of the portal', '/beheer/diagnostics/portalrequests', 'Zoeken in aanvragen', 'aa', 'Aanvragen'],
] as const;

interface Presses {
  pressed: string | null;
  clicked: string | null;
}

/** Notes what is under the pointer as it goes down and what is clicked; until it is let through nothing opens. */
const notePresses = (page: Page) =>
  page.addInitScript(() => {
    const noted = { pressed: null, clicked: null, passes: false } as Presses & { passes: boolean };
    const nameOf = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a, button') : null;
      return link?.isConnected ? (link.getAttribute('href') ?? link.textContent) : null;
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

/** Types the last letter of the words, and presses the first row where it was when that was typed. */
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
  for (const moment of MOMENTS_MS) {
    const { pressed, clicked } = await typeAndPress(page, search, row, words, moment);
    expect({ moment, clicked }).toEqual({ moment, clicked: pressed });
    expect({ moment, pressed }).not.toEqual({ moment, pressed: null });
  }
}

test.use({ user: 'carla' });

for (const [name, path, label, words, list] of LISTS)
  test(`a press on one of the ${name} soon after typing opens it`, async ({ page }) => {
    await notePresses(page);
    await page.goto(path);
    const search = page.getByRole('searchbox', { name: label, exact: true });
    const row = page.getByRole('list', { name: list, exact: true }).getByRole('link').first();
    await expectNoneLost(page, search, row, words);
    await letThrough(page);
    const { pressed } = await typeAndPress(page, search, row, words, 350);
    await expect(page).toHaveURL(({ pathname }) => pathname === pressed?.split('?')[0]);
  });
