import { screen, waitFor, within } from '@testing-library/react';
import { aMedia, aTask, anActivity, db } from '@mocks/db';
import { pushTask, stats } from '@mocks/backend/testServer';
import { selectUser } from '@/core/session/sessionSlice';
import { MediaModel } from '@/domain/media/media';
import type { Task } from '@/domain/tasks/task';
import { selectConnection } from '@/hubs/connectionSlice';
import { mediaLoaded, selectMediaById, type WithMedia } from '@/shared/media/mediaSlice';
import { holdAnswer, UNDRAWABLE } from '@/testing/badData/poison';
import { renderApp } from '@/testing/renderApp';
import { tasksChanged } from '../tasksActions';
import { taskList } from '../list/taskList';
import type { WithTasks } from '../tasksSlice';
import { selectTaskById } from '../tasksSelectors';

const ROW = 'Deze regel kan niet worden getoond.';
const PART = 'Dit deel kan niet worden getoond.';
const later = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const row = (name: RegExp) => screen.findByRole('link', { name });

/** Three tasks, the second one open. */
async function open(tab = 'informatie', changes = {}) {
  const subjects = ['Lekkage', 'Sleutel', 'Overlast'];
  const [, task] = subjects.map((subject, index) =>
    db.tasks.add(aTask({ subject, ends: later(index * 3_600), ...changes })),
  );
  const app = renderApp(`/dashboard/taken/overzicht/${task!.id}/${tab}`);
  await screen.findByRole('heading', { level: 1, name: 'Sleutel' });
  await row(/Overlast/);
  await waitFor(() => expect(selectConnection(app.store.getState()).status).toBe('connected'));
  const tasks = () => app.store.getState() as unknown as WithTasks;
  const poison = (changes: Partial<Record<keyof Task, never>>) => {
    const held = selectTaskById(tasks(), task!.id)!;
    const broken = { ...held, ...changes, lastModified: later(10) };
    app.store.dispatch(
      tasksChanged({
        events: [{ kind: 'updated', id: task!.id, task: broken }],
        user: selectUser(app.store.getState())!,
        now: Date.now(),
      }),
    );
  };
  const push = (changes = {}) =>
    pushTask('updated', db.tasks.change(task!, { ...changes, lastModified: later(20) }));
  return { ...app, task: task!, poison, push };
}

it('A row that fails to render keeps its place in the list, and heals with a pushed record', async () => {
  const { poison, push } = await open();
  poison({ taskType: { name: UNDRAWABLE } as never });
  const list = screen.getByRole('list', { name: 'Takenlijst' });
  await within(list).findByText(ROW);
  const words = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => /Lekkage|Deze regel|Overlast/.exec(textContent)?.[0]);
  expect(words).toEqual(['Lekkage', 'Deze regel', 'Overlast']);
  expect(screen.getByRole('heading', { level: 1, name: 'Sleutel' })).toBeVisible();
  push();
  expect(await row(/Sleutel/)).toBeVisible();
  expect(screen.queryByText(ROW)).not.toBeInTheDocument();
});

it('Retrying a failed row fetches the list again', async () => {
  const { user, poison, task } = await open();
  poison({ taskType: { name: UNDRAWABLE } as never });
  const list = screen.getByRole('list', { name: 'Takenlijst' });
  await within(list).findByText(ROW);
  db.tasks.change(task, { lastModified: later(30) });
  await user.click(within(list).getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(within(list).getByRole('link', { name: /Sleutel/ })).toBeVisible());
});

it('A header that fails to render leaves tabs, content and list intact, and heals when it is read again', async () => {
  const { user, poison, task } = await open();
  poison({ relatedPerson: { name: UNDRAWABLE } as never });
  expect(await screen.findByRole('heading', { level: 1, name: PART })).toBeVisible();
  expect(screen.getByText(task.description)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Berichten/ })).toBeVisible();
  expect(await row(/Overlast/)).toBeVisible();
  db.tasks.change(task, { lastModified: later(30) });
  stats.reset();
  const header = screen.getByRole('heading', { level: 1, name: PART }).closest<HTMLElement>('[role=alert]')!;
  await user.click(within(header).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sleutel' })).toBeVisible();
  expect(stats.seen.some(({ path }) => path.includes('byId'))).toBe(true);
});

it('A tab that fails to render leaves header and list intact, and heals with a pushed record', async () => {
  const { poison, push } = await open();
  poison({ description: UNDRAWABLE });
  expect(await screen.findByText(PART)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sleutel' })).toBeVisible();
  expect(await row(/Overlast/)).toBeVisible();
  push({ description: 'De sleutel ligt klaar.' });
  expect(await screen.findByText('De sleutel ligt klaar.')).toBeVisible();
  expect(screen.queryByText(PART)).not.toBeInTheDocument();
});

it('A message that fails to render leaves the others and the field intact, and heals on the next read', async () => {
  const { store, task, push } = await open('berichten');
  const [one, other] = [
    anActivity({ taskId: task.id, message: 'Een' }),
    anActivity({ taskId: task.id, message: 'Twee' }),
  ];
  await waitFor(() => {
    holdAnswer(store, 'taskHistory', task.id, [one, { ...other, message: UNDRAWABLE }]);
    expect(screen.getByText('Dit bericht kan niet worden getoond.')).toBeVisible();
  });
  expect(screen.getByText('Een')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Bericht/ })).toBeVisible();
  for (const activity of [one, other]) db.activities.add(activity);
  push();
  expect(await screen.findByText('Twee')).toBeVisible();
});

it('An attachment that fails to render leaves the others intact, and heals when it is read again', async () => {
  const [one, other] = ['Een.pdf', 'Twee.pdf'].map((title) =>
    db.media.add(aMedia({ title, type: MediaModel.Document })),
  );
  const { user, store } = await open('informatie', { mediaIds: [one!.id, other!.id] });
  const list = await screen.findByRole('list', { name: 'Bijlagen' });
  await within(list).findByText(/Twee/);
  const held = selectMediaById(store.getState() as unknown as WithMedia, one!.id)!;
  store.dispatch(mediaLoaded({ ids: [one!.id], media: [{ ...held, title: UNDRAWABLE }] }));
  expect(await within(list).findByText('Deze bijlage kan niet worden getoond.')).toBeVisible();
  expect(within(list).getByText(/Twee/)).toBeVisible();
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(list).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await within(list).findByText(/Een/)).toBeVisible();
});

it('A linked task that fails to render leaves the others intact', async () => {
  const { store, task } = await open('koppelingen');
  await screen.findByText('Aan deze taak zijn geen andere taken gekoppeld.');
  const [one, other] = [aTask({ subject: 'Eerste' }), aTask({ subject: 'Tweede' })];
  const broken = { ...other, taskType: { name: UNDRAWABLE } as never };
  await waitFor(() => {
    holdAnswer(store, 'linkedTasks', task.id, [one, broken]);
    expect(screen.getByText(ROW)).toBeVisible();
  });
  const links = screen.getByRole('list', { name: 'Gekoppelde taken' });
  expect(within(links).getByText('Eerste')).toBeVisible();
});

it('Filters that fail to render leave list and opened task intact', async () => {
  const { store } = await open();
  await screen.findByRole('button', { name: 'Weergave bewaren' });
  store.dispatch(taskList.actions.viewsRead([{ name: UNDRAWABLE, filters: UNDRAWABLE, sort: UNDRAWABLE }]));
  const filters = screen.getByRole('region', { name: 'Filters' });
  expect(await within(filters).findByText(PART)).toBeVisible();
  expect(await row(/Overlast/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sleutel' })).toBeVisible();
});
