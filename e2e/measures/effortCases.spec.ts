import type { Page } from '@playwright/test';
import type { Colleague } from '@/testing/colleague';
import { caseDialog, caseList, openedCase } from '../screens/cases';
import { frame } from '../screens/frame';
import type { Backend } from '../support/backend';
import { atInbox, findByKeys, say } from '../support/effort';
import { expect, test } from '../support/test';

test.use({ user: 'bram' });

const TITLE = 'Achterstand van mei';
const STEP = 'Eerste contact';
const TASK = 'Huurder bellen';

/** Makes the most urgent case: its first step waits for one task of Bram. */
const makeCase = (backend: Backend, ownerId: string) =>
  backend.makeCase({
    type: 'Huurachterstand',
    state: 'blocked',
    title: TITLE,
    ownerId,
    deadline: new Date(0).toISOString(),
  });

/** Expects the task and its step to be finished, on the screen and at the server. */
async function isFinished(page: Page, bram: Colleague, id: string): Promise<void> {
  await expect(openedCase(page).finishedSteps).toHaveCount(1);
  const [step] = (await bram.case(id)).steps;
  expect(step?.tasks[0]?.isFinished).toBe(true);
  expect(step?.finishedOn).not.toBeNull();
}

test('J7: the task of a step is finished with an outcome, and then the step, by mouse', async ({
  page,
  backend,
  colleague,
}) => {
  const bram = await colleague('bram');
  const { id } = await makeCase(backend, bram.userId);
  const { hand } = await atInbox(page);
  await hand.click(frame(page).menu.getByRole('link', { name: /^Zaken/ }));
  await hand.click(caseList(page).link(TITLE));
  await hand.click(openedCase(page).step(STEP).outcome(TASK, 'Regeling'));
  await hand.click(caseDialog(page, 'Taak afronden').button('Taak en stap afronden'));
  await isFinished(page, bram, id);
  say('J7', hand.count(), 4, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(4);
});

test('J7: the task of a step is finished with an outcome, and then the step, by keyboard', async ({
  page,
  backend,
  colleague,
}) => {
  const bram = await colleague('bram');
  const { id } = await makeCase(backend, bram.userId);
  const { hand } = await atInbox(page);
  await findByKeys(page, hand, 'zaken', 'Naar zaken');
  await hand.press('Enter');
  await expect(caseList(page).link(TITLE)).toBeVisible();
  await hand.press('n');
  await expect(openedCase(page).step(STEP).outcome(TASK, 'Toezegging')).toBeVisible();
  await hand.press('a');
  await expect(caseDialog(page, 'Taak afronden').dialog.getByRole('radio').first()).toBeFocused();
  await hand.press(' ');
  await hand.press('Control+Enter');
  await isFinished(page, bram, id);
  say('J7', hand.count(), 6, 'keys');
  expect(hand.count()).toBeLessThanOrEqual(6);
});
