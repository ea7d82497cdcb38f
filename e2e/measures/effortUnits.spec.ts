import type { Page } from '@playwright/test';
import { search } from '../screens/search';
import { atInbox, findByKeys, findByMouse, type Hand, say } from '../support/effort';
import { expect, test } from '../support/test';

test.use({ user: 'carla' });

const MARIA = 'Maria van Dijk';
const WANTED = { report: { clicks: 8, keys: 20 }, look: { clicks: 2, keys: 6 } };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Waits until the defect can be added without changes. */
const addable = (page: Page) =>
  expect(button(page, 'Toevoegen')).not.toHaveAttribute('aria-disabled', 'true');

async function defectTyped(page: Page, hand: Hand) {
  await expect(page.getByRole('combobox', { name: 'Zoek een gebrek' })).toBeFocused();
  await hand.type('kraan lekt');
  await page
    .getByRole('option', { name: /^Kraan lekt/ })
    .first()
    .waitFor();
}

const submitted = (page: Page) => expect(page.getByText(/^De afspraak is op /)).toBeVisible();

test('J14: a leak is reported and planned from the card of the tenant, by mouse', async ({ page }) => {
  const { hand } = await atInbox(page);
  await findByMouse(page, hand, 'maria van dijk', MARIA);
  await hand.click(search(page).highlighted);
  await hand.click(page.getByRole('link', { name: 'Reparatie melden' }));
  await defectTyped(page, hand);
  await hand.click(page.getByRole('option', { name: /^Kraan lekt/ }).first());
  await addable(page);
  await hand.click(button(page, 'Toevoegen'));
  await hand.click(button(page, 'Verder naar het moment'));
  await hand.click(button(page, /^Ochtend/).first());
  await page.getByText(/Gekozen moment/).waitFor();
  await expect(page.getByRole('textbox', { name: 'Telefoonnummer' })).not.toHaveValue('');
  await hand.click(button(page, 'Indienen'));
  await submitted(page);
  say('J14', hand.count(), WANTED.report.clicks, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(WANTED.report.clicks);
});

test('J14: a leak is reported and planned from the card of the tenant, by keyboard', async ({ page }) => {
  const { hand } = await atInbox(page);
  await findByKeys(page, hand, 'maria van dijk', MARIA);
  await hand.press('Enter');
  await page.getByRole('link', { name: 'Reparatie melden' }).waitFor();
  await hand.press('Alt+m');
  await defectTyped(page, hand);
  await hand.press('Enter');
  await addable(page);
  await hand.press('Control+Enter');
  await expect(button(page, 'Verder naar het moment')).toBeFocused();
  await hand.press('Enter');
  await expect(button(page, /^Ochtend/).first()).toBeFocused();
  await hand.press('Enter');
  await page.getByText(/Gekozen moment/).waitFor();
  await expect(button(page, 'Indienen')).not.toHaveAttribute('aria-disabled', 'true');
  await hand.press('Control+Enter');
  await submitted(page);
  await expect(page.getByRole('heading', { name: 'Afspraak' })).toBeFocused();
  say('J14', hand.count(), WANTED.report.keys, 'keys');
  expect(hand.count()).toBeLessThanOrEqual(WANTED.report.keys);
});

/** Expects the facts on the card without another step. */
async function told(page: Page) {
  const sidebar = page.getByRole('complementary', { name: 'Overzicht van de eenheid' });
  await expect(sidebar.getByRole('link', { name: /^Contract/ })).toBeVisible();
  await expect(sidebar.getByText(/openstaand/i).first()).toBeVisible();
  await expect(sidebar.getByRole('heading', { name: 'Lopende reparaties' })).toBeVisible();
}

const ADDRESS = 'Kerkstraat 10-2';
const unitFound = (page: Page) =>
  search(page).group('Eenheden').getByRole('gridcell').filter({ hasText: ADDRESS }).first();

test('J16: contract, balance and open repairs of an address are looked up, by mouse', async ({ page }) => {
  const { hand } = await atInbox(page);
  await hand.click(search(page).opener);
  await expect(search(page).field).toBeFocused();
  await hand.type(ADDRESS);
  await hand.click(unitFound(page));
  await told(page);
  say('J16', hand.count(), WANTED.look.clicks, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(WANTED.look.clicks);
});

test('J16: contract, balance and open repairs of an address are looked up, by keyboard', async ({ page }) => {
  const { hand } = await atInbox(page);
  await hand.press('Control+k');
  await expect(search(page).field).toBeFocused();
  await hand.type(ADDRESS);
  await unitFound(page).waitFor();
  const isHighlighted = async () => (await unitFound(page).getAttribute('aria-selected')) === 'true';
  for (let left = WANTED.look.keys; left > 0 && !(await isHighlighted()); left -= 1)
    await hand.press('ArrowDown');
  await hand.press('Enter');
  await told(page);
  say('J16', hand.count(), WANTED.look.keys, 'keys');
  expect(hand.count()).toBeLessThanOrEqual(WANTED.look.keys);
});
