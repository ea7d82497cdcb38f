import { search } from '../../screens/search';
import { expect, test } from '../../support/test';

const START = '/dashboard/taken/overzicht';
const NAMESAKES = [
  ['Lindengracht 3, 1015 AB Amsterdam', '/klantenkaart/e2000000-0000-4000-8000-000000000004/tijdlijn'],
  ['Rozengracht 88, 1016 SB Amsterdam', '/klantenkaart/e2000000-0000-4000-8000-000000000005/tijdlijn'],
] as const;

test(
  'the search box becomes a button on cards and dashboards, where its key works too',
  { tag: '@matrix' },
  async ({ page }) => {
    const found = search(page);
    await page.goto('/klanten');
    await expect(found.opener).toHaveText(/Ctrl\+K/);
    await found.opener.click();
    await expect(found.field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(found.opener).toBeFocused();
    for (const path of [START, NAMESAKES[0][1].replace('tijdlijn', 'contracten')]) {
      await page.goto(path);
      await expect(found.opener).toHaveText('');
      await found.open();
      await expect(found.field).toBeFocused();
    }
  },
);
