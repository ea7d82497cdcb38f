import type { Locator, Page } from '@playwright/test';
import { said } from '@/testing/said';
import { frame } from '../../screens/frame';
import { contact } from '../../screens/contact';
import { untilAsked } from '../../support/calls';
import { expect, test } from '../../support/test';

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
  const form = contact(page);
  await page.goto(`${CARD}/contracten?openKnowledgebase=true`);
  await frame(page).isConnected();
  await form.notes.fill(WORDS);
  await expect(form.finish).toBeEnabled();
  return form;
}

/** The same tab once more, as the browser copies it. */
async function duplicated(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open(window.location.href);
  });
  const copy = await opened;
  await frame(copy).isConnected();
  return copy;
}

/** The contact moments that read so, on the timeline. */
async function registered(page: Page): Promise<Locator> {
  await page.goto(`${CARD}/tijdlijn`);
  return page.getByRole('main').getByText(WORDS);
}

test(
  'a contact moment whose answer was lost is looked up, never repeated',
  { tag: '@matrix' },
  async ({ page }) => {
    const form = await noted(page);
    const posts = countPosts(page);
    await loseAnswer(page);
    await form.finish.click();
    await expect(frame(page).toast(REGISTERED)).toBeVisible();
    await expect(form.panel).toBeHidden();
    expect(posts()).toBe(1);
    await expect(await registered(page)).toHaveCount(1);
  },
);

test(
  'a contact that stands in two tabs is registered once, by the tab that has it',
  { tag: '@matrix' },
  async ({ page }) => {
    const first = await noted(page);
    await first.notes.blur();
    const other = await duplicated(page);
    const copy = contact(other);
    const posts = [countPosts(page), countPosts(other)];
    await expect(copy.notes).toHaveValue(WORDS);
    await expect(copy.panel.getByText('Dit wordt in een ander tabblad bewerkt.')).toBeVisible();
    await copy.finish.click();
    await first.finish.click();
    await expect(frame(page).toast(REGISTERED)).toBeVisible();
    await expect(first.panel).toBeHidden();
    await expect(copy.panel).toBeHidden();
    expect(posts.map((count) => count())).toEqual([1, 0]);
  },
);

test('a contact moment that never arrived says it is not sure, keeps the words, and is registered once', async ({
  page,
}) => {
  const form = await noted(page);
  const posts = countPosts(page);
  await page.route(REGISTER, (route) => route.abort('connectionreset'));
  await form.finish.click();
  await expect(form.panel.getByText(said.uncertain)).toBeVisible();
  await expect(form.notes).toHaveValue(WORDS);
  expect(posts()).toBe(1);
  await page.unroute(REGISTER);
  await untilAsked(page, REGISTER, () => form.finish.click());
  await expect(frame(page).toast(REGISTERED)).toBeVisible();
  await expect(await registered(page)).toHaveCount(1);
});

test(
  'over a reload what was noted and chosen stays, and a lost answer is looked up',
  { tag: '@matrix' },
  async ({ page }) => {
    const form = await noted(page);
    await form.direction.click();
    await page.getByRole('option', { name: 'Uitgaand' }).click();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(form.notes).toHaveValue(WORDS);
    await expect(form.direction).toContainText('Uitgaand');

    const posts = countPosts(page);
    await page.route(REGISTER, async (route) => {
      await page.route(TIMELINE, (looking) => looking.abort('connectionreset'));
      await route.fetch();
      await route.abort('connectionreset');
    });
    await form.finish.click();
    await expect(form.panel.getByText(said.uncertain)).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(frame(page).toast('Dit contactmoment was al vastgelegd.')).toBeVisible();
    await expect(form.panel).toBeHidden();
    expect(posts()).toBe(1);
    await expect(await registered(page)).toHaveCount(1);
  },
);

/** As somebody without a mouse comes there. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 150 && !(await isThere()); press += 1) await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
}

test('a contact moment is registered by keyboard alone', async ({ page }) => {
  /* Many keys. */
  test.slow();
  const form = contact(page);
  await page.goto(`${CARD}/tijdlijn`);
  await frame(page).isConnected();
  await tabTo(page, form.start);
  await page.keyboard.press('Enter');
  await expect(form.notes).toBeFocused();
  await page.keyboard.type(WORDS);
  await page.keyboard.press('Control+Enter');
  await expect(frame(page).toast(REGISTERED)).toBeVisible();
  await expect(form.panel).toBeHidden();
  await expect(await registered(page)).toHaveCount(1);
});
