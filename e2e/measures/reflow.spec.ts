import type { Page } from '@playwright/test';
import { contact } from '../screens/contact';
import { task } from '../screens/task';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

const MARIA = '/klantenkaart/e2000000-0000-4000-8000-000000000002';
const OVERVIEW = '/dashboard/taken/overzicht';

const NARROW = [
  ['320 pixels', { width: 320, height: 640 }],
  ['360 pixels', { width: 360, height: 740 }],
  ['a desktop of 1280×1024 at 400 %', { width: 320, height: 256 }],
] as const;

async function expectToFit(page: Page): Promise<void> {
  for (const [name, viewport] of NARROW) {
    await page.setViewportSize(viewport);
    await settled(page);
    const beyond = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(beyond), `${name}, ${page.url()}`).toBeLessThanOrEqual(0);
  }
}

test.use({ user: 'carla', hasTouch: true });

test.describe('in narrow windows', () => {
  test.use({ viewport: NARROW[0][1] });

  test('no page is wider than the window', async ({ page, given }) => {
    /* Each page in each window. */
    test.slow();
    const id = await given('Lekkage in de badkamer');
    await page.goto(`${OVERVIEW}/edit/${id}`);
    await page.getByRole('textbox', { name: /Onderwerp/ }).waitFor();
    await expectToFit(page);
    await page.goto(`${OVERVIEW}/${id}/berichten`);
    await task(page).replyField.waitFor();
    await expectToFit(page);
    for (const path of [`${MARIA}/gegevens`, `${MARIA}/tijdlijn`, '/klanten', '/shell/list']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectToFit(page);
    }
    await page.goto(`${MARIA}/tijdlijn`);
    const call = contact(page);
    await call.start.click();
    await call.notes.waitFor();
    await expectToFit(page);
  });
});

test.describe('in the reader’s own colours', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('progress and disabled controls can be distinguished', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/shell/buttons');
    const disabled = page.locator('main [aria-disabled="true"]').first();
    const usable = page.locator('main button:not([aria-disabled])').first();
    await disabled.waitFor();
    const colour = (element: typeof disabled) => element.evaluate((one) => getComputedStyle(one).color);
    expect(await colour(disabled)).not.toBe(await colour(usable));
  });
});
