import type { Locator, Page } from '@playwright/test';
import { said } from '@/testing/said';
import { frame } from '../screens/frame';
import { registration } from '../screens/registration';
import { untilAsked } from '../support/calls';
import { expect, test } from '../support/test';

test.use({ user: 'carla' });

const CARD = '/klantenkaart/e2000000-0000-4000-8000-000000000002';
const REGISTER = /\/api\/v1\/activity\/contact$/;
const TIMELINE = /\/api\/v1\/case\/person\//;
const WORDS = 'Zegt de huur op per 1 maart.';
const REGISTERED = 'Contactmoment vastgelegd';

const countPosts = (page: Page) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && REGISTER.test(request.url())) calls += 1;
  });
  return () => calls;
};

/** The back end does what is asked, and nobody hears that. */
const loseAnswer = (page: Page) =>
  page.route(REGISTER, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

/** Beside the card, about to register a call. */
async function noted(page: Page) {
  const form = registration(page);
  await page.goto(`${CARD}/contracten?openKnowledgebase=true`);
  await frame(page).isConnected();
  await form.channel('Telefoon').click();
  await form.notes.fill(WORDS);
  await form.toDialog.click();
  await expect(form.description).toHaveValue(WORDS);
  return form;
}

/** The contact moments that read so, on the timeline. */
async function registered(page: Page): Promise<Locator> {
  await page.goto(`${CARD}/tijdlijn`);
  return page.getByRole('main').getByText(WORDS);
}

test('a contact moment whose answer was lost is looked up, never repeated', async ({ page }) => {
  const form = await noted(page);
  const posts = countPosts(page);
  await loseAnswer(page);
  await form.save.click();
  await expect(frame(page).toast(REGISTERED)).toBeVisible();
  await expect(form.dialog).toBeHidden();
  await expect(form.panel).toBeHidden();
  expect(posts()).toBe(1);
  await expect(await registered(page)).toHaveCount(1);
});

test('a contact moment that never arrived says it is not sure, keeps the words, and is registered once', async ({
  page,
}) => {
  const form = await noted(page);
  const posts = countPosts(page);
  await page.route(REGISTER, (route) => route.abort('connectionreset'));
  await form.save.click();
  await expect(form.dialog.getByText(said.uncertain)).toBeVisible();
  await expect(form.description).toHaveValue(WORDS);
  expect(posts()).toBe(1);
  await page.unroute(REGISTER);
  await untilAsked(page, REGISTER, () => form.save.click());
  await expect(frame(page).toast(REGISTERED)).toBeVisible();
  await expect(await registered(page)).toHaveCount(1);
});

test('over a reload what was noted and chosen stays, and a lost answer is looked up', async ({ page }) => {
  const form = await noted(page);
  await form.outbound.check();
  await form.outbound.blur();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.notes).toHaveValue(WORDS);
  await form.toDialog.click();
  await expect(form.outbound).toBeChecked();
  await expect(form.description).toHaveValue(WORDS);

  const posts = countPosts(page);
  await loseAnswer(page);
  await page.route(TIMELINE, (route) => route.abort('connectionreset'));
  await form.save.click();
  await expect(form.dialog.getByText(said.uncertain)).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(frame(page).toast('Dit contactmoment was al vastgelegd.')).toBeVisible();
  await expect(form.panel).toBeHidden();
  expect(posts()).toBe(1);
  await expect(await registered(page)).toHaveCount(1);
});

/** As somebody without a mouse comes there. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 150 && !(await isThere()); press += 1) await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
}

test('a contact moment is registered by keyboard alone', async ({ page }) => {
  /* Many keys. */
  test.slow();
  const form = registration(page);
  await page.goto(`${CARD}/tijdlijn`);
  await frame(page).isConnected();
  await tabTo(page, form.start);
  await page.keyboard.press('Enter');
  await expect(form.panel).toBeVisible();
  await tabTo(page, form.channel('Telefoon'));
  await page.keyboard.press('Space');
  await tabTo(page, form.notes);
  await page.keyboard.type(WORDS);
  await tabTo(page, form.toDialog);
  await page.keyboard.press('Enter');
  await expect(form.description).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(frame(page).toast(REGISTERED)).toBeVisible();
  await expect(form.panel).toBeHidden();
  await expect(await registered(page)).toHaveCount(1);
});
