import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMedia, aTask, db } from '@mocks/db';
import { faults, stats, users } from '@mocks/backend/testServer';
import type { WithQueries } from '@/api/http/queries';
import { rightsLost } from '@/core/session/sessionSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import type { Permission } from '@/domain/session/permission';
import type { WithTasks } from '@/work/tasks';
import { renderApp } from '@/testing/renderApp';
import { coreTexts } from '../coreTexts';

const OVERVIEW = '/dashboard/taken/overzicht';
const TEXT = 'Ik heb de monteur al gebeld, hij komt morgen.';
const sessionCalls = () => stats.seen.filter(({ path }) => path === '/api/v1/system/session').length;

async function reply() {
  const task = db.tasks.add(aTask({ subject: 'Lekkage badkamer' }));
  const app = renderApp(`${OVERVIEW}/${task.id}/berichten`, { user: 'anne' });
  const field = await screen.findByRole('textbox', { name: 'Bericht' }, { timeout: 15_000 });
  fireEvent.change(field, { target: { value: TEXT } });
  const send = () => app.user.click(screen.getByRole('button', { name: /ersturen$/ }));
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  const leave = (permissions: readonly Permission[]) => Object.assign(users.anne, { permissions });
  return { ...app, task, field, send, toasts, leave };
}

it('a 403 closes the screen, shows the reason, and leaves the text to be copied (T20)', async () => {
  const { user, send, toasts, leave, router } = await reply();
  leave(['announcementRead']);
  await send();
  await waitFor(() => expect(toasts()).toContain(coreTexts.permissionsChangedWithDrafts));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Je hebt geen toegang tot deze pagina' }),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe('/error/401');

  const copy = 'Tekst van ‘Lekkage badkamer’ kopiëren';
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: copy }));
  expect(await window.navigator.clipboard.readText()).toBe(TEXT);

  await user.click(await screen.findByRole('button', { name: 'Concepten, 1 open' }));
  const panel = within(await screen.findByRole('group', { name: 'Concepten' }));
  expect(panel.getAllByText(TEXT).length).toBeGreaterThan(0);
  expect(panel.getByRole('button', { name: copy })).toBeVisible();
});

it('records and answers that need a lost permission are dropped, and the other answers are read again (T20)', async () => {
  const { send, leave, store, task } = await reply();
  const held = () => {
    const { tasks, queries } = store.getState() as unknown as WithTasks & WithQueries;
    const endpoints = Object.values(queries.queries).map((answer) => answer?.endpointName);
    return [...Object.keys(tasks.records), ...endpoints];
  };
  await waitFor(() => expect(held()).toEqual(expect.arrayContaining([task.id, 'taskHistory'])));
  leave(['announcementRead']);
  await send();
  await screen.findByRole('heading', { level: 1, name: 'Je hebt geen toegang tot deze pagina' });
  await waitFor(() => expect(held()).not.toContain(task.id));
  expect(held()).not.toContain('taskHistory');
  await waitFor(() => expect(held()).toContain('latestAnnouncements'));
});

it('files that are still shown are read again after a permission was lost (T20)', async () => {
  const file = db.media.add(aMedia({ title: 'Foto badkamer' }));
  const task = db.tasks.add(aTask({ mediaIds: [file.id] }));
  const { store } = renderApp(`${OVERVIEW}/${task.id}/informatie`);
  await screen.findByText('Foto badkamer');
  const asked = () => stats.of('GET /api/v2/media/set').length;
  const before = asked();
  store.dispatch(rightsLost({ viewTask: true }));
  await waitFor(() => expect(asked()).toBe(before + 1));
  expect(await screen.findByText('Foto badkamer')).toBeVisible();
});

it('a 403 about one task changes nothing', async () => {
  const { field, send, toasts, router, task } = await reply();
  const before = sessionCalls();
  faults.add({ method: 'POST', path: '/api/v1/task/discuss/*', status: 403, times: 1 });
  await send();
  expect(await screen.findByText(/^Er is iets mis gegaan tijdens het opslaan van het bericht/)).toBeVisible();
  await waitFor(() => expect(sessionCalls()).toBe(before + 1));
  expect(toasts()).not.toContain(coreTexts.permissionsChanged);
  expect(field).toHaveValue(TEXT);
  expect(router.state.location.pathname).toBe(`${OVERVIEW}/${task.id}/berichten`);
});
