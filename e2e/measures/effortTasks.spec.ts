import type { Page } from '@playwright/test';
import { reassignDialog } from '../screens/dialogs';
import { inbox } from '../screens/inbox';
import { task } from '../screens/task';
import { atInbox, say } from '../support/effort';
import { expect, test } from '../support/test';

/** Bram may assign all of these tasks. */
test.use({ user: 'bram' });

const COLLEAGUE = 'Carla Meijer';

/** Collects the tasks that the server was asked to assign. */
const listen = (page: Page) => {
  const given: unknown[] = [];
  page.on('request', (request) => {
    if (!/\/task\/update\//.test(request.url())) return;
    given.push((request.postDataJSON() as { completeBy: { name: string } }).completeBy.name);
  });
  return given;
};

/** Collects the calls about the oldest task, in order. */
const listenToSteps = (page: Page) => {
  const steps: string[] = [];
  page.on('request', (request) => {
    const [, step] = /\/task\/(pickUp|discuss|finish)\//.exec(request.url()) ?? [];
    if (step !== undefined) steps.push(step);
  });
  return steps;
};

const REPLY = 'De huurder is gebeld en weet ervan.';

/**
 * Expects the next task to be open. Only the last two steps count, because the oldest task may be picked up already.
 */
async function nextIsOpen(page: Page, oldest: string, steps: readonly string[]) {
  await expect.poll(() => steps.slice(-2)).toEqual(['discuss', 'finish']);
  await expect(inbox(page).list.locator('[aria-current]')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(oldest));
  await expect(task(page).replyField).toHaveValue('');
}

const oldestOf = async (page: Page) => {
  const href = await inbox(page).rows.first().getByRole('link').getAttribute('href');
  return /[0-9a-f-]{36}/.exec(href ?? '')?.[0] ?? 'none';
};

test.describe('J5: the oldest task is replied to, finished, and the next is open', () => {
  test.use({ user: 'anne' });

  test('by mouse', async ({ page }) => {
    const { hand } = await atInbox(page);
    const steps = listenToSteps(page);
    const oldest = await oldestOf(page);
    await hand.click(inbox(page).rows.first().getByRole('link'));
    await hand.click(task(page).replyField);
    await hand.type(REPLY);
    await hand.click(task(page).sendAndFinish);
    await nextIsOpen(page, oldest, steps);
    say('J5', hand.count(), 3, 'clicks');
    expect(hand.count()).toBeLessThanOrEqual(3);
  });

  test('by keyboard', async ({ page }) => {
    const { hand } = await atInbox(page);
    const steps = listenToSteps(page);
    const oldest = await oldestOf(page);
    await hand.press('n');
    await expect(task(page).replyField).toBeVisible();
    await hand.press('r');
    await expect(task(page).replyField).toBeFocused();
    await hand.type(REPLY);
    await hand.press('Control+Shift+Enter');
    await nextIsOpen(page, oldest, steps);
    say('J5', hand.count(), 3, 'keys');
    expect(hand.count()).toBeLessThanOrEqual(3);
  });
});

async function allGiven(given: readonly unknown[]) {
  await expect.poll(() => given).toEqual(Array.from({ length: 5 }, () => COLLEAGUE));
}

test('J6: five tasks are assigned to a colleague, by mouse', async ({ page }) => {
  const { hand } = await atInbox(page);
  const given = listen(page);
  await page.keyboard.down('Shift');
  await hand.click(inbox(page).rows.nth(4));
  await page.keyboard.up('Shift');
  await hand.click(inbox(page).bulk.getByRole('button', { name: 'Toewijzen' }));
  const dialog = reassignDialog(page, 5);
  await expect(dialog.who).toBeFocused();
  await hand.type('carla');
  await hand.click(dialog.hit(COLLEAGUE));
  await expect(page.getByRole('listbox')).toBeHidden();
  await hand.click(dialog.save);
  await allGiven(given);
  say('J6', hand.count(), 4, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(4);
});

test('J6: five tasks are assigned to a colleague, by keyboard', async ({ page }) => {
  const { hand } = await atInbox(page);
  const given = listen(page);
  for (let nth = 0; nth < 5; nth += 1) await hand.press('Shift+ArrowDown');
  await expect(inbox(page).bulk).toBeVisible();
  await hand.press('t');
  const dialog = reassignDialog(page, 5);
  await expect(dialog.who).toBeFocused();
  await hand.type('carla');
  await expect(dialog.hit(COLLEAGUE)).toBeVisible();
  await hand.press('Enter');
  await expect(dialog.who).toHaveValue(COLLEAGUE);
  await hand.press('Control+Enter');
  await allGiven(given);
  say('J6', hand.count(), 8, 'keys');
  expect(hand.count()).toBeLessThanOrEqual(8);
});
