import { editScreen } from '../screens/forms';
import { said } from '@/testing/said';
import { frame } from '../screens/frame';
import { inbox } from '../screens/inbox';
import { task } from '../screens/task';
import { countCalls, holdCalls } from '../support/calls';
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
});
