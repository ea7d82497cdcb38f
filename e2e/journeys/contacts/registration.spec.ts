import type { Page } from '@playwright/test';
import { frame } from '../../screens/frame';
import { contact } from '../../screens/contact';
import { expect, test } from '../../support/test';

test.use({ user: 'carla' });

const CARD = '/klantenkaart/e2000000-0000-4000-8000-000000000002';
const REGISTER = /\/api\/v1\/activity\/contact$/;
const WORDS = 'Zegt de huur op per 1 maart.';
const REGISTERED = 'Contactmoment vastgelegd';

const countPosts = (page: Page) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && REGISTER.test(request.url())) calls += 1;
  });
  return () => calls;
};

/** Opens the panel beside the card and fills it in, ready to register a call. */
async function noted(page: Page) {
  const form = contact(page);
  await page.goto(`${CARD}/contracten?openKnowledgebase=true`);
  await frame(page).isConnected();
  await form.notes.fill(WORDS);
  await expect(form.finish).toBeEnabled();
  return form;
}

/** The same tab again, as the browser duplicates it. */
async function duplicated(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open(window.location.href);
  });
  const copy = await opened;
  await frame(copy).isConnected();
  return copy;
}

test(
  'a contact that is open in two tabs is registered once, by the tab that has it',
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
