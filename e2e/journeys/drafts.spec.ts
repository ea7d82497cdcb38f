import type { Page } from '@playwright/test';
import { task } from '../screens/task';
import { expect, test } from '../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';
const TEXT = 'Regel één — met “leestekens”, emoji 🙂 en een lange zin.\nEn een tweede regel.';

const drafts = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Concepten/ });

async function typeReply(page: Page, id: string) {
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  await task(page).replyField.click();
  await task(page).replyField.fill(TEXT);
}

test('W6: closing the tab asks once while a draft exists, staying keeps everything, and there is no question after sending', async ({
  page,
  given,
}) => {
  const id = await given('Bijna kwijt', { due: 0.2 });
  await typeReply(page, id);
  await expect(drafts(page)).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(page.isClosed()).toBe(false);
  await expect(task(page).replyField).toHaveValue(TEXT);
  await task(page).send.click();
  await expect(task(page).replyField).toHaveValue('');
  await expect(drafts(page)).toBeHidden();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toHaveLength(1);
});

test.describe('E7: a new version', () => {
  const notice = (page: Page) => page.getByRole('region', { name: 'Nieuwe versie' });

  test('is announced once, and refreshing keeps drafts without a question', async ({
    page,
    given,
    backend,
  }) => {
    const id = await given('Tijdens de uitrol', { due: 0.2 });
    await typeReply(page, id);
    await backend.control('config', { version: { major: 2, minor: 0, patch: 0 } });
    await page.route(/\/task\/discuss\//, (route) => route.fulfill({ status: 403, json: {} }), { times: 1 });
    await task(page).send.click();
    await expect(notice(page)).toContainText('Er is een nieuwe versie.');

    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await notice(page).getByRole('button', { name: 'Vernieuwen' }).click();
    await expect(page.getByText('Je concept is teruggezet.')).toBeVisible();
    await expect(task(page).replyField).toHaveValue(TEXT);
    await expect(notice(page)).toBeHidden();
    expect([asked, loads]).toEqual([[], 1]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('is announced without covering any part of the page', { tag: '@matrix' }, async ({ page }) => {
      await page.route('**/version.json?*', (route) => route.fulfill({ json: { version: 'ander' } }));
      await page.goto('/dashboard/taken/overzicht');
      const search = page.getByRole('searchbox', { name: 'Zoeken', exact: true });
      await search.waitFor();
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await expect(notice(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      /* Playwright presses only elements that are not covered. */
      await search.click();
      for (const name of [/^Filters/, /^Menu/])
        await page.getByRole('button', { name }).first().click({ trial: true });
      const { y, height } = (await notice(page).boundingBox())!;
      expect((await page.getByRole('main').boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
    });
  });
});
