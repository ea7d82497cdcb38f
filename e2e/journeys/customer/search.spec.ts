import { search } from '../../screens/search';
import { frame } from '../../screens/frame';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const START = '/dashboard/taken/overzicht';
const NAMESAKES = [
  ['Lindengracht 3, 1015AB Amsterdam', '/klantenkaart/e2000000-0000-4000-8000-000000000004/tijdlijn'],
  ['Rozengracht 88, 1016SB Amsterdam', '/klantenkaart/e2000000-0000-4000-8000-000000000005/tijdlijn'],
] as const;

/** Every address that the page comes to. */
function visits(page: Page): string[] {
  const visited: string[] = [];
  page.on('framenavigated', (where) => visited.push(new URL(where.url()).pathname));
  return visited;
}

test('a caller is found without a mouse: keys, namesakes, recently opened', async ({ page }) => {
  const visited = visits(page);
  await page.goto(START);
  await frame(page).isConnected();
  const found = search(page);
  await found.open();
  await page.keyboard.type('jan peters');
  const links = found.group('Huurders').getByRole('link', { name: 'Jan Peters' });
  await expect(links).toHaveCount(NAMESAKES.length);
  for (const [place, [address]] of NAMESAKES.entries()) {
    await expect(found.highlighted).toContainText('HU · Huurder');
    await expect(found.highlighted).toContainText(address);
    if (place < NAMESAKES.length - 1) await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowRight');
  await expect(found.highlighted.getByRole('button', { name: /kopiëren$/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(found.palette).toBeHidden();
  await expect.poll(() => visited).toContain(NAMESAKES[1][1]);

  await found.open();
  await expect(found.group('Recent geopend').getByRole('link')).toContainText([NAMESAKES[1][0]]);
  await page.keyboard.press('Escape');
  await expect(found.palette).toBeHidden();
});

test(
  'the box gives its place to cards and dashboards, and its key works there too',
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

test('a screen and an action are found as well', async ({ page }) => {
  await page.goto(START);
  const found = search(page);
  await found.open();
  await page.keyboard.type('eenheden');
  await expect(found.highlighted).toHaveText('Naar eenheden');
  await page.keyboard.press('Enter');
  await expect(frame(page).heading).toHaveText('Eenheden');
  await found.open();
  await page.keyboard.type('donker');
  await expect(found.highlighted).toHaveText('Donker');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test('a new relation is looked up and made without a mouse', async ({ page }) => {
  const visited = visits(page);
  await page.goto(START);
  const found = search(page);
  await found.open();
  await page.keyboard.type('nieuwe relatie');
  await expect(found.highlighted).toHaveText('Nieuwe relatie');
  await page.keyboard.press('Enter');
  await found.relation.getByRole('textbox', { name: 'Relatienummer' }).focus();
  await page.keyboard.type('700001');
  await page.keyboard.press('Enter');
  const lastName = found.relation.getByRole('textbox', { name: 'Achternaam' });
  await expect(lastName).toHaveValue('Nieuw');
  await lastName.focus();
  await page.keyboard.press('Enter');
  await expect(frame(page).toast('Relatie aangemaakt')).toBeVisible();
  await expect.poll(() => visited.at(-1)).not.toBe(START);
});
