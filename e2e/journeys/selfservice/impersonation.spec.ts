import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const MARIA = 'e2000000-0000-4000-8000-000000000002';

const card = `/klantenkaart/${MARIA}/tijdlijn`;
const bar = (page: Page) => page.getByRole('region', { name: 'Namens een klant' });
const portal = (page: Page) => page.frameLocator('iframe');

async function file(page: Page, words: string): Promise<void> {
  await portal(page).getByRole('textbox').first().fill(words);
  await portal(page).getByRole('button', { name: 'Versturen' }).click();
  await expect(portal(page).getByRole('heading', { name: 'Bedankt' })).toBeVisible();
}

test.describe('self-service started from a customer card', () => {
  test.use({ user: 'anne' });

  test('a request filed in the portal, which cannot reach the page around it, is on the timeline afterwards', async ({
    page,
  }) => {
    await page.goto(card);
    await page.getByRole('button', { name: 'Direct regelen' }).click();
    await page.getByRole('radio', { name: 'Baliebezoek' }).click();
    await page.getByRole('button', { name: '‘Woning opzeggen’ starten' }).click();
    await expect(bar(page).getByRole('heading', { name: /Je handelt namens Maria van Dijk/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Stoppen' })).toBeFocused();
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-forms allow-scripts allow-popups');
    await file(page, 'Verhuizing naar Utrecht');
    const inside = page.frames().find((each) => each !== page.mainFrame());
    expect(await inside?.evaluate(() => window.origin)).toBe('null');
    await page.getByRole('button', { name: 'Stoppen' }).click();
    await expect(page).toHaveURL(new RegExp(`${card}$`));
    await expect(page.getByRole('main').getByText('Woning opzeggen').first()).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('impersonation'))).toContain('"value":null');
  });
});
