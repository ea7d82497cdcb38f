import type { Page } from '@playwright/test';
import { editScreen } from '../screens/forms';
import { said } from '@/testing/said';
import { frame } from '../screens/frame';
import { inbox } from '../screens/inbox';
import { reasonDialog, type ReasonAction, task } from '../screens/task';
import { countCalls, holdCalls, untilAsked } from '../support/calls';
import { SESSION } from '../support/config';
import { rowsOf } from '../support/rows';
import { expect, test } from '../support/test';

const TEXT = 'Regel één — met “leestekens”, emoji 🙂 en\neen tweede regel.';
const DISCUSS = /\/api\/v1\/task\/discuss\//;
const OVERVIEW = '/dashboard/taken/overzicht';

test('ten Enters on a slow reply are one POST', async ({ page, given, colleague }) => {
  const id = await given('Langzaam antwoord', { due: 0.2 });
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  const calls = countCalls(page, 'POST', DISCUSS);
  const release = await holdCalls(page, DISCUSS);
  await task(page).replyField.fill(TEXT);
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Control+Enter');
  await expect.poll(calls).toBe(1);
  release();
  await expect(task(page).replyField).toHaveValue('');
  await expect(task(page).entry('een tweede regel.')).toHaveCount(1);
  expect(calls()).toBe(1);
  const bram = await colleague('bram');
  expect((await bram.messages(id)).filter((message) => message === TEXT)).toHaveLength(1);
});

test('W12: a double click on a slow button is one request', async ({ page, given }) => {
  const id = await given('Dubbelklik', { due: 0.2 });
  await page.goto(`${OVERVIEW}/${id}/informatie`);
  const calls = countCalls(page, 'PUT', /\/pickUp\//);
  const release = await holdCalls(page, /\/pickUp\//);
  await task(page).pickUp.dblclick();
  await expect.poll(calls).toBe(1);
  release();
  await expect(frame(page).toast(said.pickedUp)).toBeVisible();
  expect(calls()).toBe(1);
});

test('W1: a 401 in the middle of a reply loses nothing', async ({ page, given, colleague }) => {
  const id = await given('Sessie weg', { due: 0.2 });
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  await frame(page).isConnected();
  const calls = countCalls(page, 'POST', DISCUSS);
  await task(page).replyField.fill(TEXT);
  await page.route(SESSION, (route) => route.fulfill({ status: 401, json: {} }));
  await page.route(DISCUSS, (route) => route.fulfill({ status: 401, json: {} }));
  await task(page).send.click();
  const layer = page.getByRole('alertdialog');
  await expect(layer).toBeVisible();
  await expect(page.locator('textarea').first()).toHaveValue(TEXT);
  expect(new URL(page.url()).pathname).toBe(`${OVERVIEW}/${id}/berichten`);

  await page.unrouteAll();
  await layer.getByRole('button').first().click();
  await expect(layer).toBeHidden();
  await expect(task(page).replyField).toHaveValue(TEXT);
  const before = calls();
  await untilAsked(page, DISCUSS, () => task(page).send.click());
  await expect(task(page).replyField).toHaveValue('');
  expect(calls()).toBe(before + 1);
  const bram = await colleague('bram');
  expect((await bram.messages(id)).filter((message) => message === TEXT)).toHaveLength(1);
});

test('W2: no network during a renewal neither navigates nor loses the text', async ({ page, given }) => {
  const id = await given('Vernieuwen', { due: 0.2 });
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  await task(page).replyField.fill(TEXT);
  let aborted = 0;
  await page.route(SESSION, async (route) => {
    aborted += 1;
    if (aborted <= 5) await route.abort('connectionreset');
    else await route.continue();
  });
  let refused = 0;
  await page.route(DISCUSS, async (route) => {
    refused += 1;
    if (refused === 1) await route.fulfill({ status: 401, json: {} });
    else await route.continue();
  });
  await task(page).send.click();
  await expect.poll(() => aborted, { timeout: 10_000 }).toBeGreaterThanOrEqual(1);
  expect(new URL(page.url()).pathname).toBe(`${OVERVIEW}/${id}/berichten`);
  const field = page.locator('textarea').first();
  await expect(async () => expect([TEXT, '']).toContain(await field.inputValue())).toPass();
  if (refused < 2) await expect(field).toHaveValue(TEXT);
});

test('W3: a reply whose answer was lost is looked up, never repeated', async ({ page, given, colleague }) => {
  const id = await given('Antwoord kwijt', { due: 0.2 });
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  const calls = countCalls(page, 'POST', DISCUSS);
  await page.route(DISCUSS, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await task(page).reply('Komt dit aan?');
  await expect(task(page).entry('Komt dit aan?')).toHaveCount(1);
  await expect(task(page).replyField).toHaveValue('');
  expect(calls()).toBe(1);
  const bram = await colleague('bram');
  expect((await bram.messages(id)).filter((message) => message === 'Komt dit aan?')).toHaveLength(1);
});

test('W3: a reply that never arrived says it is not sure, and keeps the text', async ({ page, given }) => {
  const id = await given('Nooit aangekomen', { due: 0.2 });
  await page.goto(`${OVERVIEW}/${id}/berichten`);
  const calls = countCalls(page, 'POST', DISCUSS);
  await page.route(DISCUSS, (route) => route.abort('connectionreset'));
  await task(page).reply(TEXT);
  await expect(page.getByText(said.uncertain).first()).toBeVisible();
  await expect(task(page).replyField).toHaveValue(TEXT);
  expect(calls()).toBe(1);
});

/** The call that comes of it is refused, and no later one. */
async function refused(page: Page, call: RegExp, status: number, act: () => Promise<void>) {
  await page.route(call, (route) => route.fulfill({ status, json: {} }));
  const answered = page.waitForResponse(call);
  await untilAsked(page, call, act);
  await answered;
  await page.unroute(call);
}

const failures: Record<ReasonAction, { path: RegExp; sentence: string }> = {
  finish: { path: /\/task\/finish\//, sentence: said.finishFailed },
  reject: { path: /\/task\/reject\//, sentence: said.rejectFailed },
  delete: { path: /\/task\/delete\//, sentence: said.deleteFailed },
};
for (const [action, { path, sentence }, details] of rowsOf(failures)) {
  test(
    `W4: a refused ${action} keeps the dialog and its text`,
    details,
    async ({ page, given, colleague }) => {
      const id = await given('Geweigerde actie', { due: 0.2 });
      if (action === 'finish') await (await colleague('bram')).pickUp(id);
      await page.goto(`${OVERVIEW}/${id}/informatie`);
      const dialog = reasonDialog(page, action);
      await task(page).ask(action);
      for (const status of [500, 409, 403]) {
        await refused(page, path, status, () => dialog.give(`Reden ${status}`));
        await expect(frame(page).toast(sentence)).toBeVisible();
        await expect(dialog.reason).toHaveValue(`Reden ${status}`);
      }
      await page.route(path, (route) => route.abort('timedout'));
      await untilAsked(page, path, () => dialog.give('Reden zonder antwoord'));
      await expect(
        page.getByText(/^Niet zeker of de taak is (afgerond|geweigerd|verwijderd)\.$/).first(),
      ).toBeVisible();
      await expect(dialog.reason).toHaveValue('Reden zonder antwoord');
    },
  );
}

test(
  'W4: a refused pick-up says so and shows the true state',
  { tag: '@matrix' },
  async ({ page, given }) => {
    const id = await given('Oppakken mislukt', { due: 0.2 });
    await page.goto(`${OVERVIEW}/${id}/informatie`);
    for (const status of [500, 409, 403]) {
      await refused(page, /\/pickUp\//, status, () => task(page).press('Oppakken'));
      await expect(frame(page).toast(said.pickUpFailed)).toBeVisible();
      await expect(task(page).status('Toegewezen')).toBeVisible();
    }
  },
);

test.describe('W5: a colleague changes what I am editing', { tag: '@matrix' }, () => {
  test('my values stay and a notice says by whom', async ({ page, given, colleague }) => {
    const id = await given('Samen bewerken', { due: 0.2 });
    await page.goto(`${OVERVIEW}/edit/${id}`);
    const form = editScreen(page);
    await form.subject.fill('Mijn onderwerp');
    const carla = await colleague('carla');
    await carla.change(id, { description: 'De omschrijving van Carla.', subject: 'Het onderwerp van Carla' });
    await expect(page.getByText(/^Ondertussen gewijzigd door/)).toBeVisible();
    await expect(form.subject).toHaveValue('Mijn onderwerp');
    await form.view.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Onderwerp is nu' })).toContainText(
      'Het onderwerp van Carla',
    );
    await form.keep.click();
    await expect(form.subject).toHaveValue('Mijn onderwerp');
    await form.save.click();
    await expect(frame(page).toast(said.updated)).toBeVisible();
    expect((await carla.task(id)).subject).toBe('Mijn onderwerp');
  });

  test('a deletion stops saving but the text can be copied', async ({ page, given, colleague }) => {
    const id = await given('Wordt verwijderd', { due: 0.2 });
    await page.goto(`${OVERVIEW}/edit/${id}`);
    const form = editScreen(page);
    await form.subject.fill('Mijn onderwerp');
    await (await colleague('carla')).remove(id);
    await expect(form.removed).toBeVisible();
    await expect(form.subject).toHaveValue('Mijn onderwerp');
    await expect(form.save).toBeDisabled();
  });
});

test.describe('drafts', () => {
  test('W6: every way out keeps what was typed', async ({ page, given }) => {
    /* Every way out and back in one test. */
    test.slow();
    const id = await given('Weg en terug', { due: 0.2 });
    await given('Een andere taak', { due: 0.3 });
    const address = `${OVERVIEW}/${id}/berichten`;
    const field = task(page).replyField;
    await inbox(page).start();
    await page.goto(address);
    await field.fill(TEXT);

    await inbox(page).openTask('Een andere taak');
    await task(page).openTab('Berichten');
    await expect(field).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(field).toHaveValue(TEXT);

    await frame(page)
      .menu.getByRole('link', { name: /^Taken/ })
      .click();
    await page.goBack();
    await expect(field).toHaveValue(TEXT);

    await page.goto(`${address}/`);
    await expect(field).toHaveValue(TEXT);
    await page.reload();
    await expect(field).toHaveValue(TEXT);
    await expect(page.getByText('Je concept is teruggezet.')).toBeVisible();
  });

  test('W7: a draft is for the same person only', async ({ page, context, given, server }) => {
    const id = await given('Van wie is dit', {
      due: 0.2,
      completeById: '6f000000-0000-4000-8000-000000000001',
    });
    await page.goto(`${OVERVIEW}/${id}/berichten`);
    await task(page).replyField.fill(TEXT);
    await task(page).replyField.blur();
    await context.addCookies([{ name: 'mock-gebruiker', value: 'carla', url: server.url }]);
    await page.reload();
    await expect(task(page).replyField).toHaveValue('');
  });

  test('W9: text belongs to its task, also when the list changes', async ({ page, given, colleague }) => {
    const first = await given('Eerste taak', { due: 0.2 });
    const second = await given('Tweede taak', { due: 0.3 });
    await page.goto(`${OVERVIEW}/${first}/berichten`);
    await task(page).replyField.fill('Voor de eerste.');
    await (await colleague('anne')).reply(second, 'Ping.');
    await given('Schuift ervoor', { due: 0.1 });
    await inbox(page).query.fill('taak');
    await expect(task(page).replyField).toHaveValue('Voor de eerste.');
    await page.goto(`${OVERVIEW}/${second}/berichten`);
    await expect(task(page).replyField).toHaveValue('');
    await page.goto(`${OVERVIEW}/${first}/berichten`);
    await expect(task(page).replyField).toHaveValue('Voor de eerste.');
  });

  test('W13: a reason survives Escape', async ({ page, given }) => {
    const id = await given('Escape', { due: 0.2 });
    await page.goto(`${OVERVIEW}/${id}/informatie`);
    await task(page).ask('reject');
    const dialog = reasonDialog(page, 'reject');
    await dialog.reason.fill(TEXT);
    await page.keyboard.press('Escape');
    if (await dialog.dialog.isHidden()) await task(page).ask('reject');
    await expect(dialog.reason).toHaveValue(TEXT);
  });

  test('an edit that was not saved comes back after a reload', async ({ page, given }) => {
    const id = await given('Half bewerkt', { due: 0.2 });
    await page.goto(`${OVERVIEW}/edit/${id}`);
    await editScreen(page).subject.fill('Half bewerkt, en verder');
    await editScreen(page).subject.blur();
    await page.reload();
    await expect(editScreen(page).restored).toBeVisible();
    await expect(editScreen(page).subject).toHaveValue('Half bewerkt, en verder');
  });
});
