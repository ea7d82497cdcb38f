import type { Page } from '@playwright/test';
import { frame } from '../screens/frame';
import { search } from '../screens/search';
import { atInbox, findByKeys, findByMouse, say } from '../support/effort';
import { expect, test } from '../support/test';

test.use({ user: 'carla' });

const MARIA = 'Maria van Dijk';
const ADDRESS = 'maria.van.dijk@voorbeeld.nl';

const pencil = (page: Page) => page.getByRole('button', { name: 'E-mailadres wijzigen' });
const field = (page: Page) => page.getByRole('textbox', { name: 'E-mailadres' });

async function isSaved(page: Page) {
  await expect(frame(page).toast('Wijzigingen zijn succesvol opgeslagen.')).toBeVisible();
  await expect(page.getByText(ADDRESS).first()).toBeVisible();
}

test('J8: a person gets another e-mail address, by mouse', async ({ page }) => {
  const { hand } = await atInbox(page);
  await findByMouse(page, hand, 'maria van dijk', MARIA);
  await hand.click(search(page).highlighted);
  await hand.click(pencil(page));
  await expect(field(page)).toBeFocused();
  await hand.type(ADDRESS);
  await hand.click(page.getByRole('button', { name: 'Opslaan' }));
  await isSaved(page);
  say('J8', hand.count(), 4, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(4);
});

test('J8: a person gets another e-mail address, by keyboard', async ({ page }) => {
  const { hand } = await atInbox(page);
  await findByKeys(page, hand, 'maria van dijk', MARIA);
  await hand.press('Enter');
  await pencil(page).waitFor();
  await hand.press('e');
  await expect(field(page)).toBeFocused();
  await hand.type(ADDRESS);
  await hand.press('Enter');
  await isSaved(page);
  await expect(pencil(page)).toBeFocused();
  say('J8', hand.count(), 4, 'keys');
  expect(hand.count()).toBeLessThanOrEqual(4);
});
