import type { Page } from '@playwright/test';
import { editScreen } from '../../screens/forms';
import { frame } from '../../screens/frame';
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
