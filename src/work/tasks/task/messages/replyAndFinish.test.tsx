import { screen, waitFor, within } from '@testing-library/react';
import { aTask, anAssignee, db } from '@mocks/db';
import { faults, stats, userIds } from '@mocks/backend/testServer';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

const LIST = '/dashboard/taken/overzicht';
const ALL = 'Versturen, afronden en volgende';
const TEXT = 'De monteur is geweest';
const ends = (day: number) => `2027-01-${String(day).padStart(2, '0')}T11:00:00.000Z`;

const people = {
  anne: anAssignee({ id: userIds.anne, name: 'Anne de Vries' }),
  bram: anAssignee({ id: userIds.bram, name: 'Bram Jansen' }),
};

const writes = () =>
  stats.seen.filter(({ method }) => method !== 'GET').map(({ path }) => path.split('/')[4]);

/** Opens a task and types a reply; another task follows it in the list. */
async function written(changes: Parameters<typeof aTask>[0] = {}, user: keyof typeof people = 'anne') {
  const task = db.tasks.add(aTask({ subject: 'De eerste', ends: ends(1), ...changes }));
  const next = db.tasks.add(aTask({ subject: 'De tweede', ends: ends(2), completeBy: people[user] }));
  const app = renderApp(`${LIST}/${task.id}/informatie`, { user });
  await screen.findByText('Kenmerken');
  await screen.findByRole('link', { name: /De tweede,/ });
  const field = await screen.findByRole('textbox', { name: 'Bericht' });
  await app.user.type(field, TEXT);
  stats.reset();
  return {
    ...app,
    task,
    next,
    field,
    all: () => app.user.click(screen.getByRole('button', { name: ALL })),
    now: () => db.tasks.find(task.id)!,
    isOpen: (id: string) => app.router.state.location.pathname === `${LIST}/${id}/informatie`,
    replies: () =>
      db.activities.all().filter(({ taskId, message }) => taskId === task.id && message === TEXT),
  };
}
const reason = () => screen.findByRole('textbox', { name: /Wat is er gedaan/ });
const until = (check: () => unknown) => waitFor(check);

it('One chord picks the task up, replies, finishes with the same text and opens the next task', async () => {
  const { user, task, next, now, isOpen, replies } = await written();
  expect(task.status).toBe(TaskStatus.New);
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await until(() => expect(isOpen(next.id)).toBe(true));
  expect(now()).toMatchObject({ status: TaskStatus.Finished, completedById: userIds.anne });
  expect(writes()).toEqual(['pickUp', 'discuss', 'finish']);
  expect(replies().length).toBeGreaterThan(0);
  expect(await screen.findByText('Taak succesvol afgerond')).toBeVisible();
  expect(spokenTexts()).not.toContain('Taak succesvol opgepakt');
  expect(await screen.findByRole('textbox', { name: 'Bericht' })).toHaveValue('');
});

it('A task that is already picked up is not picked up again', async () => {
  const { next, isOpen, all } = await written({ status: TaskStatus.PickedUp });
  await all();
  await until(() => expect(isOpen(next.id)).toBe(true));
  expect(writes()).toEqual(['discuss', 'finish']);
});

it('The reply is not sent when picking up is refused, and keeps its text', async () => {
  const { field, all, next, isOpen } = await written();
  faults.add({ path: '/api/v1/task/pickUp/*', status: 409 });
  await all();
  expect(await screen.findByText('Je bericht is niet verstuurd.')).toBeVisible();
  expect(writes()).toEqual(['pickUp']);
  expect(field).toHaveValue(TEXT);
  expect(isOpen(next.id)).toBe(false);
});

it('The task is not finished when the reply is refused, which keeps its text', async () => {
  const { field, all, now } = await written();
  faults.add({ path: '/api/v1/task/discuss/*', status: 500 });
  await all();
  expect(await screen.findByRole('button', { name: 'Opnieuw versturen' })).toBeVisible();
  expect(field).toHaveValue(TEXT);
  expect(now().status).toBe(TaskStatus.PickedUp);
});

it('The sent text is offered as the reason when finishing is refused, and a retry opens the next task', async () => {
  const { user, store, task, field, all, next, isOpen, replies } = await written();
  faults.add({ path: '/api/v1/task/finish/*', status: 500, times: 1 });
  await all();
  expect(await reason()).toHaveValue(TEXT);
  expect(screen.getByText(/^Je bericht is wel verstuurd\./)).toBeInTheDocument();
  expect(replies()).toHaveLength(1);
  expect(field).toHaveValue('');
  await untilMaySubmit(store, 'tasks/finish', task.id);
  await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
  await until(() => expect(isOpen(next.id)).toBe(true));
  expect(writes()).toEqual(['pickUp', 'discuss', 'finish', 'finish']);
});

it.each(['pickUp', 'discuss', 'finish'])(
  'The server is asked whether %s was done when its answer was lost',
  async (step) => {
    const { all, next, isOpen } = await written();
    faults.add({ path: `/api/v1/task/${step}/*`, drop: 'dropAfter', times: 1 });
    await all();
    await until(() => expect(isOpen(next.id)).toBe(true));
    expect(writes()).toEqual(['pickUp', 'discuss', 'finish']);
  },
);

it.each([
  ['pickUp', 'Niet zeker of de taak is opgepakt.', ['pickUp']],
  ['finish', 'Niet zeker of de taak is afgerond.', ['pickUp', 'discuss', 'finish']],
])('The steps stop when %s is uncertain, and no text is lost', async (step, sentence, sent) => {
  const { field, all, next, isOpen } = await written();
  faults.add({ path: `/api/v1/task/${step}/*`, drop: 'dropBefore', times: 1 });
  await all();
  expect((await screen.findAllByText(sentence))[0]).toBeInTheDocument();
  expect(step === 'finish' ? await reason() : field).toHaveValue(TEXT);
  expect(writes()).toEqual(sent);
  expect(isOpen(next.id)).toBe(false);
});

it('A reply whose answer was lost is looked for before it is sent again', async () => {
  const { store, task, all, next, isOpen, replies } = await written();
  faults.add({ path: '/api/v1/task/discuss/*', drop: 'dropAfter', times: 1 });
  const unreadable = faults.add({ path: '/api/v1/task/GetHistory/*', status: 400 });
  await all();
  await screen.findByText(/^Kijk bij Berichten/);
  faults.remove(unreadable);
  await untilMaySubmit(store, 'tasks/reply', task.id);
  await all();
  await until(() => expect(isOpen(next.id)).toBe(true));
  expect(writes()).toEqual(['pickUp', 'discuss', 'finish']);
  expect(replies().length).toBeGreaterThan(0);
});

it('A reason that was begun before is kept, and its dialog opens', async () => {
  const { user, all, store, task, now } = await written({ status: TaskStatus.PickedUp });
  store.dispatch(dialogOpened({ dialog: { kind: 'taskReason', action: 'finish', taskId: task.id } }));
  await user.type(await reason(), 'Mijn reden');
  await user.keyboard('{Escape}');
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  await all();
  expect(await reason()).toHaveValue('Mijn reden');
  expect(now().status).toBe(TaskStatus.PickedUp);
});

it('A case-flow task opens the dialog for its outcome', async () => {
  const taskType = { name: 'Zaaktaak', category: TaskTypeCategory.CaseFlow };
  const { all } = await written({ taskType, completeBy: people.bram }, 'bram');
  await all();
  const dialog = within(await screen.findByRole('dialog', { name: 'Taak afronden' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(writes()).toEqual(['pickUp', 'discuss']);
});

it('A toast reports the reply on a tab without the messages', async () => {
  const { user, field, now } = await written();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Bericht verstuurd')).toBeVisible();
  await until(() => expect(field).toHaveValue(''));
  expect(now().status).toBe(TaskStatus.New);
});

it('Finishing with a reply is not offered for the task of a colleague, and its chord sends nothing', async () => {
  const { user } = await written({ completeBy: people.bram });
  expect(screen.queryByRole('button', { name: ALL })).toBeNull();
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(screen.getByRole('button', { name: 'Versturen' })).toBeVisible();
  expect(writes()).toEqual([]);
});

it('Impatient presses perform the steps once', async () => {
  faults.add({ path: '/api/v1/task/*', delayMs: 30 });
  const { user, next, isOpen } = await written();
  for (let press = 0; press < 5; press += 1)
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await until(() => expect(isOpen(next.id)).toBe(true));
  expect(writes()).toEqual(['pickUp', 'discuss', 'finish']);
});

it('The reply field is at the foot of every tab, folded until r focuses it', async () => {
  const task = db.tasks.add(aTask({ subject: 'De eerste' }));
  const { user } = renderApp(`${LIST}/${task.id}/koppelingen`, { user: 'anne' });
  const field = await screen.findByRole('textbox', { name: 'Bericht' });
  expect(screen.queryByRole('button', { name: 'Versturen' })).toBeNull();
  await user.keyboard('r');
  expect(field).toHaveFocus();
  expect(screen.getByRole('button', { name: ALL })).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Ctrl\+Enter/);
});
