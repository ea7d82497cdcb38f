import type { Page } from '@playwright/test';
import { frame } from '../screens/frame';
import { atInbox, beginByKeys, beginByMouse, say } from '../support/effort';
import { expect, test } from '../support/test';

test.use({ user: 'carla' });

const MARIA = 'Maria van Dijk';
const ZORGGROEP = 'Zorggroep Amstel B.V.';
const NOTES = 'Wil de huur opzeggen';

const registered = (page: Page, count: number) =>
  expect(
    frame(page).toast(count === 1 ? 'Contactmoment vastgelegd' : `${count} contactmomenten vastgelegd`),
  ).toBeVisible();

for (const [job, questions, clicks, keys] of [
  ['J1: a call with a note and one question', 1, 4, 6],
  ['J2: the same with two questions', 2, 6, 9],
] as const) {
  test(`${job}, by mouse`, async ({ page }) => {
    const { hand, call } = await atInbox(page);
    await beginByMouse(page, hand, 'maria van dijk', MARIA);
    await hand.type(NOTES);
    for (let nth = 0; nth < questions; nth += 1) {
      await hand.click(call.suggestions.first());
      await expect(call.panel.getByRole('article')).toHaveCount(nth + 1);
    }
    await hand.click(call.finish);
    await registered(page, questions);
    say(job, hand.count(), clicks, 'clicks');
    expect(hand.count()).toBeLessThanOrEqual(clicks);
  });

  test(`${job}, by keyboard`, async ({ page }) => {
    const { hand, call } = await atInbox(page);
    await beginByKeys(page, hand, 'maria van dijk', MARIA);
    await hand.type(NOTES);
    await expect(call.suggestions.first()).toBeVisible();
    await hand.press('Tab');
    for (let nth = 0; nth < questions; nth += 1) {
      await expect(call.suggestions.first()).toBeVisible();
      await hand.press('Tab');
      await expect(call.suggestions.first()).toBeFocused();
      await hand.press('Enter');
      await expect(call.panel.getByRole('article')).toHaveCount(nth + 1);
    }
    await hand.press('Control+Enter');
    await registered(page, questions);
    say(job, hand.count(), keys, 'keys');
    expect(hand.count()).toBeLessThanOrEqual(keys);
  });
}

test('J10: a contact is parked for another contact and continued, by mouse', async ({ page }) => {
  const { hand, call } = await atInbox(page);
  await beginByMouse(page, hand, 'maria van dijk', MARIA);
  await hand.type('Eerste gesprek');
  await beginByMouse(page, hand, 'zorggroep', ZORGGROEP);
  await hand.click(call.resume(MARIA));
  await expect(call.notes).toHaveValue('Eerste gesprek');
  say('J10', hand.count(), 5, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(5);
});

test('J10: a contact is parked for another contact and continued, by keyboard', async ({ page }) => {
  const { hand, call } = await atInbox(page);
  await beginByKeys(page, hand, 'maria van dijk', MARIA);
  await hand.type('Eerste gesprek');
  await beginByKeys(page, hand, 'zorggroep', ZORGGROEP);
  await hand.press('Alt+w');
  await expect(call.notes).toHaveValue('Eerste gesprek');
  say('J10', hand.count(), 5, 'keys');
  expect(hand.count()).toBeLessThanOrEqual(5);
});
