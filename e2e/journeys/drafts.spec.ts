import type { Page } from '@playwright/test';
import { frame } from '../screens/frame';
import { inbox } from '../screens/inbox';
import { task } from '../screens/task';
import { expect, test } from '../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';
const TEXT = 'Regel één — met “leestekens”, emoji 🙂 en een lange zin.\nEn een tweede regel.';

const drafts = (page: Page) => {
  const button = page.getByRole('banner').getByRole('button', { name: /^Concepten/ });
  const panel = page.getByRole('group', { name: 'Concepten' });
  return {
    button,
    panel,
    item: (title: string) => panel.getByRole('listitem').filter({ hasText: title }),
    async open() {
      await button.click();
      await expect(panel).toBeVisible();
    },
  };
};

/** Every question of the browser whether to leave; the answer is given to each. */
function leaveQuestions(page: Page, answer: 'stay' | 'leave') {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (answer === 'stay' ? dialog.dismiss() : dialog.accept());
  });
  return asked;
}

async function typeReply(page: Page, id: string) {
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  await task(page).replyField.click();
  await task(page).replyField.fill(TEXT);
}

test('unfinished work is listed on every page, and choosing it goes there', async ({ page, given }) => {
  const id = await given('Antwoord aan de huurder', { due: 0.2 });
  await inbox(page).start();
  await expect(drafts(page).button).toBeHidden();
  await typeReply(page, id);
  await expect(drafts(page).button).toHaveAccessibleName('Concepten, 1 open');

  await frame(page)
    .menu.getByRole('link', { name: /^Taken/ })
    .click();
  await drafts(page).open();
  const item = drafts(page).item('Antwoord aan de huurder');
  await expect(item).toContainText('Bericht');
  await expect(item.getByRole('time')).toBeVisible();
  await item.locator('summary').click();
  await expect(item.getByText('En een tweede regel.').last()).toBeVisible();
  await item.getByRole('link').click();
  await expect(page).toHaveURL(`${OVERVIEW}/${id}/berichten`);
  await expect(task(page).replyField).toHaveValue(TEXT);
  await expect(drafts(page).panel).toBeHidden();

  await task(page).send.click();
  await expect(task(page).replyField).toHaveValue('');
  await expect(drafts(page).button).toBeHidden();
});

test('a draft can be thrown away, and taken back', async ({ page, given }) => {
  const id = await given('Toch maar niet', { due: 0.2 });
  await typeReply(page, id);
  await frame(page)
    .menu.getByRole('link', { name: /^Taken/ })
    .click();
  await drafts(page).open();
  const remove = page.getByRole('button', { name: 'Concept van ‘Toch maar niet’ weggooien' });
  await remove.click();
  await expect(drafts(page).item('Toch maar niet')).toHaveCount(0);
  await drafts(page).panel.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(drafts(page).item('Toch maar niet')).toHaveCount(1);
  await remove.click();
  await page.keyboard.press('Escape');
  await expect(drafts(page).button).toBeHidden();
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  await expect(task(page).replyField).toHaveValue('');
});

test('W7: drafts are listed after a reload, and not for anyone else', async ({
  page,
  context,
  given,
  server,
}) => {
  const id = await given('Van Bram', { due: 0.2 });
  await typeReply(page, id);
  await page.goto('/dashboard/mededelingen');
  await expect(drafts(page).button).toBeVisible();
  await context.addCookies([{ name: 'mock-gebruiker', value: 'carla', url: server.url }]);
  await page.reload();
  await expect(frame(page).heading).toBeVisible();
  await expect(page.getByRole('button', { name: /^Carla .*instellingen en afmelden$/ })).toBeVisible();
  await expect(drafts(page).button).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test.describe('W6: closing the tab', () => {
  test('asks once while something is typed, and staying keeps everything', async ({ page, given }) => {
    const id = await given('Bijna kwijt', { due: 0.2 });
    await typeReply(page, id);
    await expect(drafts(page).button).toBeVisible();
    const asked = leaveQuestions(page, 'stay');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(page.isClosed()).toBe(false);
    await expect(task(page).replyField).toHaveValue(TEXT);
  });

  test('does not ask when everything was sent', async ({ page, given }) => {
    const id = await given('Alles verstuurd', { due: 0.2 });
    await typeReply(page, id);
    await expect(drafts(page).button).toBeVisible();
    await task(page).send.click();
    await expect(task(page).replyField).toHaveValue('');
    const asked = leaveQuestions(page, 'leave');
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toEqual([]);
  });
});

test.describe('E7: a new version', () => {
  const notice = (page: Page) => page.getByRole('region', { name: 'Nieuwe versie' });

  test('is told once, and refreshing keeps what was typed without a question', async ({
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

    const asked = leaveQuestions(page, 'leave');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await notice(page).getByRole('button', { name: 'Vernieuwen' }).click();
    await expect(page.getByText('Je concept is teruggezet.')).toBeVisible();
    await expect(task(page).replyField).toHaveValue(TEXT);
    await expect(notice(page)).toBeHidden();
    expect([asked, loads]).toEqual([[], 1]);
  });

  test('is told on waking up when only the page is another one, and nothing typed is lost', async ({
    page,
    given,
  }) => {
    const id = await given('Nieuwe pagina', { due: 0.2 });
    let loads = 0;
    page.on('load', () => (loads += 1));
    const answers: string[] = [];
    await page.route('**/version.json?*', async (route) => {
      const answer = await route.fetch();
      const { version } = (await answer.json()) as { version: string };
      answers.push(version);
      await route.fulfill({ response: answer, json: { version: answers.length === 1 ? version : 'ander' } });
    });
    await typeReply(page, id);
    /* The page begins to listen for it behind the first screen. */
    const wakeUntil = (holds: () => Promise<void>) =>
      expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await holds();
      }).toPass();
    await wakeUntil(() => expect.poll(() => answers, { timeout: 500 }).not.toEqual([]));
    expect(answers[0]).toBe(await page.locator('html').getAttribute('data-version'));

    await wakeUntil(() => expect(notice(page)).toContainText('Er is een nieuwe versie.', { timeout: 500 }));
    await expect(task(page).replyField).toHaveValue(TEXT);
    expect(loads).toBe(1);
    await notice(page).getByRole('button', { name: 'Vernieuwen' }).click();
    await expect(page.getByText('Je concept is teruggezet.')).toBeVisible();
    await expect(task(page).replyField).toHaveValue(TEXT);
    await expect(notice(page)).toBeHidden();
    expect(loads).toBe(2);
  });

  test('waits when it does not suit', async ({ page, given, backend }) => {
    const id = await given('Nu even niet', { due: 0.2 });
    await typeReply(page, id);
    await backend.control('config', { version: { major: 2, minor: 0, patch: 0 } });
    await page.route(/\/task\/discuss\//, (route) => route.fulfill({ status: 403, json: {} }), { times: 1 });
    await task(page).send.click();
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(task(page).replyField).toHaveValue(TEXT);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('takes its room from the page, and covers nothing', async ({ page }) => {
      await page.route('**/version.json?*', (route) => route.fulfill({ json: { version: 'ander' } }));
      await page.goto('/dashboard/taken/overzicht');
      const search = page.getByRole('searchbox', { name: 'Zoeken', exact: true });
      await search.waitFor();
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await expect(notice(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      /* Playwright presses only what lies on top. */
      await search.click();
      for (const name of [/^Filters/, /^Menu/])
        await page.getByRole('button', { name }).first().click({ trial: true });
      const { y, height } = (await notice(page).boundingBox())!;
      expect((await page.getByRole('main').boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
    });
  });
});
