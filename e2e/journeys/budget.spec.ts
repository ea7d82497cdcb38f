import type { Page } from '@playwright/test';
import { inbox } from '../screens/inbox';
import { measureFirstScreen, measureQuietScreen, total } from '../support/bytes';
import { expect, test } from '../support/test';

const START = '/dashboard/taken/overzicht';

/*
 * The present limits; a change that reduces a figure lowers its limit. Two builds may differ by 0.2 KB, because the
 * hashes in the names of files do not compress.
 */
const LIMIT_KB = 171;
const QUIET_LIMIT_KB = 275.5;
const MAX_REQUESTS = 12;
/* The limit is one more than the number of files that run, because the search is loaded before a user opens it. */
const MAX_FILES = 19;
const MAX_NODES = 335;

const WANTED_KB = 140;

/**
 * The permissions for chat and phone, which this user lacks. Both parts load after the first rows, and only with their
 * permission.
 */
const LINES = ['chatOperator', 'viewChatConversation', 'usePhone'];

test.beforeEach(async ({ page }) => {
  await page.route('**/api/v1/system/session', async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as { user: { permissions: Record<string, boolean> } };
    for (const line of LINES) session.user.permissions[line] = false;
    await route.fulfill({ response: answer, json: session });
  });
});

/** The app's files that are requested from now on, each once. */
function filesAskedFor(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  return files;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Blocks files that the app fetches automatically after some seconds, because a slow machine may fetch them before the
 * first row.
 */
const holdWhatComesLater = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const hold = (act: () => void, ms = 0) => wait(act, ms < 2_000 ? ms : ms + 600_000);
    Object.assign(window, { setTimeout: hold });
  });

test('JS and CSS until the first row stay within the budget', async ({ page }) => {
  await holdWhatComesLater(page);
  const { assets, bytes, requests } = await measureFirstScreen(page, START);
  const kb = bytes / 1_024;
  const verdict = kb <= WANTED_KB ? 'as wanted' : `over the wanted ${WANTED_KB} KB`;
  say(`JS+CSS until the first row: ${kb.toFixed(1)} KB brotli, ${verdict}; ${requests.length} requests`);
  for (const { path, bytes: size } of assets) say(`  ${(size / 1_024).toFixed(1).padStart(6)} KB  ${path}`);
  expect(kb).toBeLessThanOrEqual(LIMIT_KB);
  expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS);
});

test('JS and CSS that run after the first rows, all files and the nodes of the list stay within the budget', async ({
  page,
}) => {
  await holdWhatComesLater(page);
  const files = filesAskedFor(page);
  const assets = await measureQuietScreen(page, START);
  const kb = total(assets) / 1_024;
  say(`JS+CSS that ran by themselves: ${kb.toFixed(1)} KB brotli`);
  for (const { path, bytes } of assets) say(`  ${(bytes / 1_024).toFixed(1).padStart(6)} KB  ${path}`);
  expect(kb).toBeLessThanOrEqual(QUIET_LIMIT_KB);
  await inbox(page).rows.first().waitFor();
  const nodes = await page.locator('*').count();
  say(`Files until quiet: ${files.size}; DOM nodes at the list: ${nodes}`);
  expect(files.size).toBeLessThanOrEqual(MAX_FILES);
  expect(nodes).toBeLessThanOrEqual(MAX_NODES);
});

/** Files that only a card, a case, a contact or the knowledge base needs. */
const OF_OTHER_SCREENS = /\/(?:card|cardtabs|unitcard|repairs|caseflows|contact|contactdialogs|knowledge)-/;

test('files that load while the page is idle belong to no other screen', async ({ page }) => {
  const files = filesAskedFor(page);
  await page.goto(START);
  await page.getByRole('button', { name: /^Mededelingen/ }).waitFor();
  await page.getByRole('button', { name: 'Snelkiezers en snelkoppelingen' }).waitFor();
  say(`Files when it was left alone: ${files.size}`);
  expect([...files].filter((path) => OF_OTHER_SCREENS.test(path))).toEqual([]);
});
