import { callBackDialog, taskDialog } from '../screens/dialogs';
import { frame } from '../screens/frame';
import { atInbox, beginByKeys, beginByMouse, findByMouse, say } from '../support/effort';
import { expect, test } from '../support/test';

test.use({ user: 'carla' });

const MARIA = 'Maria van Dijk';
const GROUP = 'Functioneel beheer';
const NOTES = 'Wil de huur opzeggen';
const CREATE = '/api/v1/task/create';

/** Collects the requests of the dialog, to compare them with the entered values. */
const listen = (page: Parameters<typeof frame>[0]) => {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(CREATE)) sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  return sent;
};

const registered = (page: Parameters<typeof frame>[0]) =>
  expect(frame(page).toast('Taak succesvol geregistreerd')).toBeVisible();

test('J3: a call-back to a group, by mouse', async ({ page }) => {
  const { hand } = await atInbox(page);
  const sent = listen(page);
  await findByMouse(page, hand, 'maria van dijk', MARIA);
  await hand.click(page.getByRole('button', { name: `${MARIA} terugbellen` }).first());
  const dialog = callBackDialog(page);
  await expect(dialog.note).toBeFocused();
  await hand.type(NOTES);
  await hand.click(dialog.quick(GROUP));
  await hand.click(dialog.save);
  await registered(page);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.description).toMatch(new RegExp(`^${NOTES}\\nNummer: `));
  say('J3', hand.count(), 4, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(4);
});

test('J9: pass the question on with the notes so far, by mouse', async ({ page }) => {
  const { hand, call } = await atInbox(page);
  const sent = listen(page);
  await beginByMouse(page, hand, 'maria van dijk', MARIA);
  await hand.type(NOTES);
  await hand.click(call.panel.getByRole('button', { name: 'Taak aanmaken' }));
  const dialog = taskDialog(page);
  await hand.click(dialog.quick(GROUP));
  await hand.click(dialog.save);
  await registered(page);
  expect(sent).toMatchObject([{ subject: NOTES, description: NOTES, channel: 'Phone' }]);
  say('J9', hand.count(), 5, 'clicks');
  expect(hand.count()).toBeLessThanOrEqual(5);
});

/** Both jobs by keyboard. The assignee is the first field, since the other values come from the contact. */
const BY_KEYBOARD = [
  {
    job: 'J3',
    does: 'a call-back to a group',
    chord: 'Alt+b',
    dialogOn: callBackDialog,
    keys: 6,
    notes: 'Waarover',
    task: { subject: `Terugbellen: ${MARIA}` },
  },
  {
    job: 'J9',
    does: 'pass the question on with the notes so far',
    chord: 'Alt+t',
    dialogOn: taskDialog,
    keys: 7,
    notes: 'Omschrijving',
    task: { subject: NOTES, description: NOTES, channel: 'Phone' },
  },
];

for (const { job, does, chord, dialogOn, keys, notes, task } of BY_KEYBOARD)
  test(`${job}: ${does}, by keyboard`, async ({ page }) => {
    const { hand } = await atInbox(page);
    const sent = listen(page);
    await beginByKeys(page, hand, 'maria van dijk', MARIA);
    await hand.type(NOTES);
    await hand.press(chord);
    const dialog = dialogOn(page);
    await expect(dialog.dialog.getByRole('textbox', { name: notes })).toHaveValue(NOTES);
    await expect(dialog.who).toBeFocused();
    await hand.type(GROUP);
    await expect(dialog.hit(GROUP)).toBeVisible();
    await hand.press('Enter');
    await expect(dialog.who).toHaveValue(GROUP);
    await hand.press('Control+Enter');
    await registered(page);
    expect(sent).toMatchObject([task]);
    say(job, hand.count(), keys, 'keys');
    expect(hand.count()).toBeLessThanOrEqual(keys);
  });
