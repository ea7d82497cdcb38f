import type { Page } from '@playwright/test';
import { editScreen } from '../../screens/forms';
import { frame } from '../../screens/frame';
import { task } from '../../screens/task';
import { SESSION } from '../../support/config';
import { expect, test } from '../../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';
const CHANGED = /^Je rechten zijn gewijzigd/;
const TEXT = 'De monteur komt morgen tussen 8 en 10 uur langs.';
const noAccess = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Je hebt geen toegang tot deze pagina' });

/** From now on the session call says that this is all that someone may do; answers how often it was asked. */
async function mayOnly(page: Page, ...permissions: string[]) {
  const count = { calls: 0 };
  await page.route(SESSION, async (route) => {
    count.calls += 1;
    const answer = await route.fetch();
    const session = (await answer.json()) as { user: Record<string, unknown> };
    session.user['permissions'] = Object.fromEntries(permissions.map((name) => [name, true]));
    await route.fulfill({ response: answer, json: session });
  });
  return count;
}

test('T20: one 403 closes a screen that is no longer allowed, and the text can still be copied', async ({
  page,
  context,
  given,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await given('Rechten weg', { due: 0.2 });
  await page.goto(`${OVERVIEW}/edit/${id}`);
  await editScreen(page).description.fill(TEXT);
  const session = await mayOnly(page, 'announcementRead');
  await page.route(/\/task\/update\//, (route) => route.fulfill({ status: 403, json: {} }));
  await editScreen(page).save.click();

  await expect(noAccess(page)).toBeVisible();
  await expect(page).toHaveURL('/error/401');
  await expect(frame(page).toast(CHANGED)).toBeVisible();
  await expect(frame(page).menu.getByRole('link', { name: /^Taken/ })).toHaveCount(0);
  expect(session.calls).toBe(1);

  await page.getByRole('button', { name: 'Concepten, 1 open' }).click();
  const panel = page.getByRole('group', { name: 'Concepten' });
  await expect(panel.getByText(TEXT).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Tekst van ‘Rechten weg’ kopiëren' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
});

test('a screen that is still allowed stays, and is told about', async ({ page, given }) => {
  const id = await given('Minder rechten', { due: 0.2 });
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  await task(page).replyField.fill(TEXT);
  await mayOnly(page, 'viewTask');
  await page.route(/\/task\/discuss\//, (route) => route.fulfill({ status: 403, json: {} }));
  await task(page).send.click();
  await expect(frame(page).toast(CHANGED)).toBeVisible();
  await expect(task(page).replyField).toHaveValue(TEXT);
  await expect(page).toHaveURL(`${OVERVIEW}/${id}/berichten`);
});

test('a 403 about one task changes nothing, and asks only once', async ({ page, given }) => {
  const id = await given('Alleen deze taak', { due: 0.2 });
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  await task(page).replyField.fill(TEXT);
  let asked = 0;
  page.on('request', (request) => {
    if (SESSION.test(request.url())) asked += 1;
  });
  await page.route(/\/task\/(discuss|pickUp)\//, (route) => route.fulfill({ status: 403, json: {} }));
  await task(page).send.click();
  await expect.poll(() => asked).toBe(1);
  await task(page).press('Oppakken');
  await expect(frame(page).toast(/oppakken van de taak/)).toBeVisible();
  await expect(frame(page).toast(CHANGED)).toHaveCount(0);
  await expect(task(page).replyField).toHaveValue(TEXT);
  expect(asked).toBe(1);
});
