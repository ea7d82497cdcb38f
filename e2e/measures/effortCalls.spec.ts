import type { Locator, Page } from '@playwright/test';
import { frame } from '../screens/frame';
import { phone } from '../screens/phone';
import { search } from '../screens/search';
import type { Backend } from '../support/backend';
import type { UserName } from '@/testing/colleague';
import { atInbox, findByKeys, say } from '../support/effort';
import { expect, test } from '../support/test';

test.use({ user: 'anne' });

const NUMBER = '0610000731';
const NOTES = 'Wil de huur opzeggen';

/** Starts with the phone ready and nothing open. */
async function atDesk(page: Page) {
  const desk = await atInbox(page);
  await phone(page).isReady();
  return desk;
}

const ring = (backend: Backend) => backend.control('phone/ring', { user: 'anne', number: NUMBER });

type Desk = Awaited<ReturnType<typeof atDesk>>;

/** Answers a call by mouse, and notes the question. */
async function answerByMouse(page: Page, backend: Backend, { hand, call }: Desk) {
  await ring(backend);
  await hand.click(phone(page).pickUp);
  await expect(call.notes).toBeFocused();
  await hand.type(NOTES);
}

/** Answers a call by keyboard, and notes the question. */
async function answerByKeys(page: Page, backend: Backend, { hand, call }: Desk) {
  await ring(backend);
  await expect(phone(page).pickUp).toBeVisible();
  await hand.press('Alt+o');
  await expect(call.notes).toBeFocused();
  await hand.type(NOTES);
}

async function miss(page: Page, backend: Backend) {
  await ring(backend);
  await expect(phone(page).incoming).toBeVisible();
  await backend.control('phone/giveUp', { user: 'anne' });
  await expect(phone(page).incoming).toBeHidden();
  /* The exchange adds the call to the history a moment later. */
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gemist');
    await expect(search(page).highlighted).toContainText('Gemiste oproep terugbellen', { timeout: 2_000 });
    await page.keyboard.press('Escape');
  }).toPass();
}

const isRegistered = (page: Page) => expect(frame(page).toast('Contactmoment vastgelegd')).toBeVisible();

test('J11: a known tenant is answered, registered after hanging up, and the agent is ready again, by mouse', async ({
  page,
  backend,
}) => {
  const { hand, call } = await atDesk(page);
  await answerByMouse(page, backend, { hand, call });
  await hand.click(call.suggestions.first());
  await backend.control('phone/hangUp', { user: 'anne' });
  await hand.click(call.finish);
  await isRegistered(page);
  await hand.click(phone(page).endAfterWork);
  await expect(phone(page).tool).toContainText('Beschikbaar');
  say('J11', hand.count(), 4, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(4);
});

test('J11: a known tenant is answered and registered, and the agent is ready again, by keyboard', async ({
  page,
  backend,
}) => {
  const { hand, call } = await atDesk(page);
  await answerByKeys(page, backend, { hand, call });
  await expect(call.suggestions.first()).toBeVisible();
  await hand.press('Tab');
  await hand.press('Tab');
  await expect(call.suggestions.first()).toBeFocused();
  await hand.press('Enter');
  await expect(call.panel.getByRole('article')).toHaveCount(1);
  await expect(call.faqField).toBeFocused();
  await expect(call.faqField).toBeInViewport();
  await hand.press('Alt+l');
  await expect(phone(page).endAfterWork).toBeVisible();
  await hand.press('Control+Enter');
  await isRegistered(page);
  await hand.press('Alt+n');
  await expect(phone(page).tool).toContainText('Beschikbaar');
  say('J11', hand.count(), 8, 'keys');
  expect(hand.count()).toBeLessThanOrEqual(8);
});

/** Makes Bram available for the call. */
async function colleagueAtDesk(anotherDesk: (user: UserName) => Promise<Page>) {
  const desk = await anotherDesk('bram');
  await desk.goto('/dashboard/taken/overzicht');
  await phone(desk).isReady();
}

const isPassedOn = (call: { panel: Locator }) =>
  expect(call.panel).toContainText(/^.*Doorverbonden met Bram.*, die een taak heeft met wat je noteerde\./);

test('J15: a call is passed on to a free colleague with notes, by mouse', async ({
  page,
  anotherDesk,
  backend,
}) => {
  await colleagueAtDesk(anotherDesk);
  const { hand, call } = await atDesk(page);
  await answerByMouse(page, backend, { hand, call });
  await hand.click(phone(page).passOn);
  await hand.click(phone(page).free.getByRole('button', { name: /^Naar Bram/ }));
  await isPassedOn(call);
  say('J15', hand.count(), 4, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(4);
});

test('J15: a call is passed on to a free colleague with notes, by keyboard', async ({
  page,
  anotherDesk,
  backend,
}) => {
  await colleagueAtDesk(anotherDesk);
  const { hand, call } = await atDesk(page);
  await answerByKeys(page, backend, { hand, call });
  await hand.press('Alt+d');
  const bram = phone(page).free.getByRole('button', { name: /^Naar Bram/ });
  await bram.waitFor();
  for (let tabs = 0; tabs < 4 && !(await bram.evaluate((one) => one === document.activeElement)); tabs += 1)
    await hand.press('Tab');
  await hand.press('Enter');
  await isPassedOn(call);
  say('J15', hand.count(), 8, 'keys');
  expect(hand.count()).toBeLessThanOrEqual(8);
});

test('J20: a missed call is returned and registered, by keyboard', async ({ page, backend }) => {
  const { hand, call } = await atDesk(page);
  await miss(page, backend);
  await findByKeys(page, hand, 'gemist', 'Gemiste oproep terugbellen');
  await hand.press('Enter');
  await expect(phone(page).bar).toContainText('In gesprek');
  await expect(call.notes).toBeFocused();
  await hand.type(NOTES);
  await hand.press('Alt+l');
  await expect(phone(page).endAfterWork).toBeVisible();
  await hand.press('Control+Enter');
  await isRegistered(page);
  say('J20', hand.count(), 8, 'keys');
  expect(hand.count()).toBeLessThanOrEqual(8);
});

test('J20: a missed call is returned, and registered after the other side hung up, by mouse', async ({
  page,
  backend,
}) => {
  const { hand, call } = await atDesk(page);
  await miss(page, backend);
  await hand.click(search(page).opener);
  await hand.type('gemist');
  await hand.click(page.getByRole('button', { name: 'Gemiste oproep terugbellen' }));
  await expect(phone(page).bar).toContainText('In gesprek');
  await expect(call.notes).toBeFocused();
  await hand.type(NOTES);
  await backend.control('phone/hangUp', { user: 'anne' });
  await hand.click(call.finish);
  await isRegistered(page);
  await hand.click(phone(page).endAfterWork);
  await expect(phone(page).bar).toBeHidden();
  say('J20', hand.count(), 4, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(4);
});
