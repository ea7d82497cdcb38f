import type { Locator, Page } from '@playwright/test';
import { contact } from '../../screens/contact';
import { frame } from '../../screens/frame';
import { search } from '../../screens/search';
import { tabTo } from '../../support/keys';
import { expect, test } from '../../support/test';

const QUESTION = 'Hoe regel ik een gesprongen waterleiding?';
const MARIA = 'Maria van Dijk';

/** Moves to the element by Tab and presses it. */
async function press(page: Page, target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Finds the caller and opens the card. */
async function findCaller(page: Page): Promise<void> {
  const found = search(page);
  await found.open();
  await page.keyboard.type('kerkstraat 10');
  const caller = found.group('Huurders').getByRole('link', { name: MARIA });
  await expect(caller).toBeVisible();
  await expect(found.highlighted).toBeVisible();
  while (!(await found.highlighted.textContent())?.includes(MARIA)) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(frame(page).heading).toHaveText(MARIA);
  await frame(page).isConnected();
}

/** Marks the announcements as seen. Their button is one key before the notes, which have the focus again afterwards. */
async function mind(page: Page): Promise<void> {
  const { notes, seen } = contact(page);
  await press(page, seen, 'Shift+Tab');
  await expect(notes).toBeFocused();
}

/** Adds one question with its answer, and one in the agent's own words. */
async function askTwice(page: Page): Promise<void> {
  const call = contact(page);
  await tabTo(page, call.faqField);
  await page.keyboard.type('gesprongen waterleiding');
  const answer = call.faqs.filter({ hasText: QUESTION });
  await expect(call.faqs.first()).toContainText('waterleiding');
  await press(page, answer);
  await expect(call.faqField).toBeFocused();
  await expect(call.panel.getByRole('article', { name: QUESTION })).toBeVisible();
  await tabTo(page, call.words, 'Shift+Tab');
  await page.keyboard.type('Het water staat al in de gang.');
  await press(page, call.ownWords);
  await expect(call.words.nth(1)).toBeFocused();
  await page.keyboard.type('Wil ook de huur laten incasseren.');
}

/** Confirms the person, the unit and the identity. */
async function confirmPerson(page: Page): Promise<void> {
  const call = contact(page);
  await tabTo(page, call.person);
  await expect(call.person).toHaveValue(MARIA);
  await expect(page.getByRole('listbox')).toBeHidden();
  await press(page, call.contract);
  const unit = page.getByRole('option', { name: /^Kerkstraat 10-2/ });
  await expect(unit).toBeVisible();
  await page.keyboard.type('Kerkstraat 10');
  await expect(unit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(call.contract).toContainText('Kerkstraat 10-2');
  await expect(call.contract).toBeFocused();
  for (const name of ['Geboortedatum', 'Adres']) {
    await tabTo(page, call.fact(name));
    await page.keyboard.press('Space');
    await expect(call.fact(name)).toBeChecked();
  }
  await press(page, call.established);
  await expect(call.panel.getByText(/^Vastgesteld om .* op geboortedatum en adres\.$/)).toBeFocused();
}

test('somebody calls and is helped by keyboard alone, from the search to two contact moments on the timeline', async ({
  page,
}) => {
  const call = contact(page);
  await page.goto('/dashboard/taken/overzicht');
  await frame(page).isConnected();
  const began = Date.now();

  await findCaller(page);
  await press(page, call.start);
  await expect(call.notes).toBeFocused();
  await page.keyboard.type('Belt vanuit de auto.');
  await mind(page);
  await askTwice(page);
  await confirmPerson(page);
  await press(page, call.finish);
  await expect(frame(page).toast('2 contactmomenten vastgelegd')).toBeVisible();
  await expect(call.start).toBeFocused();
  const moments = page.getByRole('list', { name: 'Tijdlijn' }).getByRole('listitem');
  await expect(moments.filter({ hasText: 'Het water staat al in de gang.' })).toContainText(QUESTION);
  await expect(moments.filter({ hasText: 'Wil ook de huur laten incasseren.' })).toBeVisible();

  const seconds = ((Date.now() - began) / 1_000).toFixed(1);
  process.stdout.write(`The whole call by keyboard: ${seconds} s\n`);
});
