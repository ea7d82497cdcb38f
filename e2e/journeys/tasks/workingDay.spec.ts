import { inbox } from '../../screens/inbox';
import { editScreen, linkScreen } from '../../screens/forms';
import { said } from '@/testing/said';
import { frame } from '../../screens/frame';
import { pick } from '../../screens/fields';
import { reasonDialog, task } from '../../screens/task';
import { walkTo } from '../../support/keys';
import { expect, test } from '../../support/test';

test.describe('a working day', () => {
  test('goes through filtering, opening, picking up, replying, editing, linking, finishing and the next task', async ({
    page,
    given,
    colleague,
  }) => {
    /* A whole day in one test. */
    test.slow();
    const bram = await colleague('bram');
    const id = await given('Lekkage in de kelder', { due: 1 });
    await given('Volgende klus na de lekkage', { due: 2 });
    const tasks = inbox(page);
    const open = task(page);
    const around = frame(page);

    await tasks.start();
    await expect(page).toHaveTitle('Thuisbalie - Taken');
    await tasks.query.fill('na de lekkage.');
    await expect(tasks.rows).toHaveCount(1);
    await tasks.query.fill('lekkage');
    await expect(page).toHaveURL(/query=lekkage/);
    await tasks.query.press('Escape');
    await expect(page).not.toHaveURL(/query=/);
    await tasks.openTask('Lekkage in de kelder');
    await expect(page).toHaveURL(new RegExp(`/dashboard/taken/overzicht/${id}/informatie`));

    await open.press('Oppakken');
    await expect(around.toast(said.pickedUp)).toBeVisible();
    await expect(open.status('Opgepakt')).toBeVisible();

    await open.openTab('Berichten');
    await open.reply('Ik bel de huurder vanmiddag terug.');
    await expect(open.entry('Ik bel de huurder vanmiddag terug.')).toBeVisible();
    await expect(open.replyField).toHaveValue('');

    await open.press('Bewerken');
    await expect(around.heading).toHaveText('Taak bewerken');
    const form = editScreen(page);
    await form.subject.fill('Lekkage in de kelder, spoed');
    await form.save.click();
    await expect(around.toast(said.updated)).toBeVisible();
    await expect(open.heading('Lekkage in de kelder, spoed')).toBeVisible();

    await open.press('Koppelen');
    await expect(around.heading).toHaveText('Taak koppelen');
    await pick(page, page.locator('main'), 'Relatie', 'de', /Huurder/);
    await linkScreen(page).save.click();
    await expect(around.toast(said.linked)).toBeVisible();

    await open.ask('finish');
    const dialog = reasonDialog(page, 'finish');
    await dialog.confirm.click();
    await expect(dialog.dialog.getByText('Vul in wat er gedaan is.').first()).toBeVisible();
    await dialog.give('Loodgieter is geweest.');
    await expect(around.toast(said.finished)).toBeVisible();
    await expect(tasks.row('Lekkage in de kelder, spoed')).toHaveCount(0);
    await open.next.click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(open.pane.getByRole('heading').first()).toBeVisible();

    const stored = await bram.task(id);
    expect(stored.subject).toBe('Lekkage in de kelder, spoed');
    expect(String(stored.status)).toMatch(/2|Afgerond/);
    expect((await bram.messages(id)).join(' ')).toContain('Ik bel de huurder vanmiddag terug.');
  });
});

test('a working day is done by keyboard alone', async ({ page, given, colleague }) => {
  /* A whole day in one test. */
  test.slow();
  const id = await given('Met het toetsenbord', { due: 0.5 });
  const keys = page.keyboard;
  const around = frame(page);
  const open = task(page);
  const focused = page.locator(':focus');

  await inbox(page).start('?query=toetsenbord');
  await keys.press('Tab');
  await expect(focused).toHaveText('Naar de inhoud');
  await walkTo(page, /Met het toetsenbord, /);
  await keys.press('Enter');
  await expect(open.heading('Met het toetsenbord')).toBeFocused();

  await keys.press('o');
  await expect(around.toast(said.pickedUp)).toBeVisible();

  await walkTo(page, /^Berichten/);
  await keys.press('Enter');
  await expect(page).toHaveURL(/berichten/);
  await expect(focused).toHaveText(/^Berichten/);
  const isInField = () => open.replyField.evaluate((field) => field === document.activeElement);
  for (let press = 0; press < 20 && !(await isInField()); press += 1) await keys.press('Tab');
  await keys.type('Alles zonder muis gedaan.');
  await keys.press('Control+Enter');
  await expect(open.entry('Alles zonder muis gedaan.')).toBeVisible();

  await walkTo(page, /^Afronden$/, 'Shift+Tab');
  await keys.press('Enter');
  const dialog = reasonDialog(page, 'finish');
  await expect(dialog.reason).toBeFocused();
  await keys.press('Escape');
  await expect(dialog.dialog).toBeHidden();
  await expect(open.finish).toBeFocused();
  await keys.press('Enter');
  await expect(dialog.reason).toBeFocused();
  await keys.type('Klaar.');
  await walkTo(page, /^Bevestigen$/);
  await keys.press('Enter');
  await expect(around.toast(said.finished)).toBeVisible();
  const bram = await colleague('bram');
  expect(String((await bram.task(id)).status)).toMatch(/2|Afgerond/);
});
