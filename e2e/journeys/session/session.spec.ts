import type { BrowserContext, Page } from '@playwright/test';
import { userIds } from '@mocks/session/users';
import type { UserName } from '@/testing/colleague';
import type { Backend } from '../../support/backend';
import { frame } from '../../screens/frame';
import { inbox } from '../../screens/inbox';
import { task } from '../../screens/task';
import { holdCalls } from '../../support/calls';
import { SESSION } from '../../support/config';
import { keptDrafts } from '../../support/inputs/browserConnection';
import { signOut, signOutAndKeep } from '../../support/signOut';
import { expect, test } from '../../support/test';

const TEXT = 'Regel één — met “leestekens”, emoji 🙂 en\neen tweede regel.';
const DISCUSS = /\/api\/v1\/task\/discuss\//;
const OVERVIEW = '/dashboard/taken/overzicht';
const CASES = '/dashboard/zaken/overzicht';
/** Loads the other tabs, signing in again and signing out. */
const COMPANION = /\/assets\/lateSessionSaga-/;

const layer = (page: Page, title = 'Je sessie is verlopen') => page.getByRole('alertdialog', { name: title });
const signInAgain = (page: Page) => page.getByRole('button', { name: 'Opnieuw aanmelden' });
const addressOf = (page: Page) => new URL(page.url()).pathname;
const count = (source: Page | BrowserContext, method: string, pattern: RegExp) => {
  const urls: string[] = [];
  const note = (request: { method: () => string; url: () => string }) => {
    if (request.method() === method && pattern.test(request.url())) urls.push(request.url());
  };
  if ('pages' in source) source.on('request', note);
  else source.on('request', note);
  return () => urls.length;
};

/** Sets the user in the cookies of this browser. */
const become = (context: BrowserContext, url: string, user: UserName) =>
  context.addCookies([{ name: 'mock-gebruiker', value: user, url }]);

/** Makes the login address sign in this user, without a question. */
const loginBecomes = (context: BrowserContext, user: UserName) =>
  context.route(/\/go\//, (route) => route.continue({ url: `${route.request().url()}?gebruiker=${user}` }));

/** Opens an address and waits until all parts of the session have loaded. */
async function open(page: Page, address: string): Promise<Page> {
  const companion = page.waitForResponse(COMPANION);
  /* The last call that the page makes automatically; a later call would notice the end of the session before the
     user does. */
  const announcements = page.waitForEvent('websocket', (socket) => socket.url().includes('/announcementHub'));
  await page.goto(address);
  await Promise.all([companion, announcements]);
  await frame(page).isQuiet();
  return page;
}

/** Ends the session on the server: the cookie is gone and no token is valid any more. */
async function endSession(backend: Backend, context: BrowserContext, url: string): Promise<void> {
  await become(context, url, 'niemand');
  await backend.control('session', { revoke: true });
}

/**
 * A sign-in window has a copy of the drafts, but closes before the user has pressed anything in it. On a slow machine
 * it closes while it waits for an answer.
 */
const GOES_UNASKED =
  /^console: (Blocked attempt to show a 'beforeunload' confirmation|Application load error HttpError: noAnswer )/;

/** Listens from now on; returns a function that waits until another tab has passed its session to this one. */
async function hearsOfSession(tab: Page): Promise<() => Promise<unknown>> {
  const heard = await tab.evaluateHandle((name) => {
    const channel = new BroadcastChannel(name);
    return { arrives: new Promise((done) => channel.addEventListener('message', done, { once: true })) };
  }, `thuisbalie-tabs/${userIds.bram}`);
  return () => heard.evaluate(({ arrives }) => arrives.then(() => true));
}

const draftsText = async (page: Page) => (await page.evaluate(keptDrafts)).map(([, text]) => text).join();

test.describe('the session ends while someone types', () => {
  test('W1: the page stays, the agent signs in beside it and then sends again', async ({
    page,
    context,
    backend,
    server,
    given,
    colleague,
    watch,
  }) => {
    watch.allow(GOES_UNASKED);
    const id = await given('Sessie weg', { due: 0.2 });
    const address = `${OVERVIEW}/${id}/berichten`;
    await open(page, address);
    const posts = count(page, 'POST', DISCUSS);
    await task(page).replyField.fill(TEXT);
    const arrives = await holdCalls(page, DISCUSS);
    await task(page).send.click();
    await endSession(backend, context, server.url);
    arrives();
    await expect(layer(page)).toBeVisible();
    await expect(signInAgain(page)).toBeFocused();
    expect(addressOf(page)).toBe(address);
    await expect(page.locator('textarea').first()).toHaveValue(TEXT);
    expect(posts()).toBe(1);

    await loginBecomes(context, 'bram');
    const popup = page.waitForEvent('popup');
    await signInAgain(page).click();
    const window = await popup;
    await expect(layer(page)).toBeHidden();
    await expect.poll(() => window.isClosed()).toBe(true);
    expect(addressOf(page)).toBe(address);
    await expect(task(page).replyField).toHaveValue(TEXT);
    expect(posts()).toBe(1);

    await page.getByRole('button', { name: 'Opnieuw versturen' }).click();
    await expect(task(page).replyField).toHaveValue('');
    expect(posts()).toBe(2);
    const bram = await colleague('bram');
    expect((await bram.messages(id)).filter((message) => message === TEXT)).toHaveLength(1);
  });

  test('E13: where no window may open, the page leaves to sign in, and the draft is there when it is back', async ({
    page,
    context,
    backend,
    server,
    given,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const id = await given('Geen venster', { due: 0.2 });
    const address = `${OVERVIEW}/${id}/berichten`;
    await open(page, address);
    await task(page).replyField.fill(TEXT);
    const arrives = await holdCalls(page, DISCUSS);
    await task(page).send.click();
    await endSession(backend, context, server.url);
    arrives();
    await loginBecomes(context, 'bram');
    const back = page.waitForRequest(/\/go\//);
    await signInAgain(page).click();
    await back;
    await expect(task(page).replyField).toHaveValue(TEXT);
    await expect(page.getByText('Je concept is teruggezet.')).toBeVisible();
    expect(addressOf(page)).toBe(address);
  });
});

test.describe('several tabs', () => {
  test('A5: four tabs renew the session once', async ({ page, context, backend, watch }) => {
    /* Four tabs are opened one after the other. */
    test.slow();
    await backend.control('session', { lifetimeMs: 180_000 });
    const pages = [page, await context.newPage(), await context.newPage(), await context.newPage()];
    for (const tab of pages) {
      await tab.clock.install();
      await open(tab, OVERVIEW);
    }
    await backend.control('session', { lifetimeMs: 900_000 });
    const calls = count(context, 'GET', SESSION);
    const tokens = new Set<string>();
    /* A jump of the page's clock ends the connections, because they live in real time. */
    watch.allow(/^console: Hub (Error|Warning) /);
    const others = pages.slice(1);
    const told = await Promise.all(others.map(hearsOfSession));
    await page.clock.fastForward(125_000);
    for (const heard of told) await heard();
    for (const tab of others) await tab.clock.fastForward(125_000);
    const isRenewing = () =>
      page.evaluate(async () =>
        (await navigator.locks.query()).held?.some(({ name }) => name === 'thuisbalie-renewal'),
      );
    await expect.poll(isRenewing).toBe(false);
    for (const tab of pages) {
      const asked = tab.waitForRequest(/[?&]searchQuery=dak(&|$)/);
      await inbox(tab).query.fill('dak');
      tokens.add((await (await asked).allHeaders())['authorization'] ?? '');
    }
    expect(tokens.size).toBe(1);
    expect(calls()).toBe(1);
  });

  test('W8: signing out in one tab reaches the others; the same person goes on with the draft', async ({
    page,
    context,
    given,
    watch,
  }) => {
    watch.allow(GOES_UNASKED);
    const id = await given('Afmelden elders', { due: 0.2 });
    const address = `${OVERVIEW}/${id}/berichten`;
    await open(page, address);
    const other = await open(await context.newPage(), OVERVIEW);
    await task(page).replyField.fill(TEXT);
    await expect.poll(() => draftsText(page)).toContain('een tweede regel');
    await signOutAndKeep(other);
    const ended = layer(page, 'Je bent afgemeld');
    await expect(ended).toBeVisible();
    await expect(ended).toContainText('Je bent afgemeld in een ander tabblad.');
    expect(await draftsText(page)).toContain('een tweede regel');

    await loginBecomes(context, 'bram');
    await signInAgain(page).click();
    await expect(ended).toBeHidden();
    expect(addressOf(page)).toBe(address);
    await expect(task(page).replyField).toHaveValue(TEXT);
  });

  test('A8, T21: another user in another tab ends this session, and the page starts again for that user', async ({
    page,
    context,
    given,
  }) => {
    const id = await given('Van Bram', { due: 0.2 });
    await open(page, `${OVERVIEW}/${id}/berichten`);
    await task(page).replyField.fill(TEXT);
    await open(await context.newPage(), `${OVERVIEW}?gebruiker=carla`);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Carla/ })).toBeVisible();
    expect(await draftsText(page)).toBe('');
  });
});

test('T21: after signing out nothing personal is left, and back shows nothing', async ({ page, given }) => {
  const subject = 'Zeer persoonlijk onderwerp';
  const left = () => page.evaluate(() => JSON.stringify([window.localStorage, window.sessionStorage]));
  await given(subject, { due: 0.2 });
  await open(page, `${OVERVIEW}?query=persoonlijk`);
  await expect(inbox(page).link(subject)).toBeVisible();
  await expect.poll(left).toMatch(/persoonlijk/);
  await open(page, `${CASES}?query=persoonlijk`);
  await expect.poll(left).toContain('caseflow-overview-filters');
  const signedOut = page.getByRole('heading', { level: 1, name: 'Je bent afgemeld' });
  await signOut(page);
  await expect(signedOut).toBeVisible();
  expect(await left()).not.toMatch(/persoonlijk|bram|eyJ/i);
  await page.goBack();
  await expect(signedOut).toBeVisible();
  await expect(page.getByText(subject)).toHaveCount(0);
  expect(await left()).not.toMatch(/persoonlijk|bram|eyJ/i);
  await loginBecomes(page.context(), 'carla');
  await page.getByRole('button', { name: 'Opnieuw aanmelden' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Carla/ })).toBeVisible();
  await expect.poll(left).not.toContain('signed-out');
});
