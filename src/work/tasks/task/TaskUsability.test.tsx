import { act, screen, waitFor } from '@testing-library/react';
import { aTask, anAssignee, db, nextId } from '@mocks/db';
import { faults, pushTask, stats, userIds } from '@mocks/backend/testServer';
import { modeDetected } from '@/core/device/deviceSlice';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { renderApp } from '@/testing/renderApp';

const FOUND = { timeout: 15_000 };
const LIST = '/dashboard/taken/overzicht';
const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen' });
const anne = anAssignee({ id: userIds.anne, name: 'Anne de Vries' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, FOUND);
const button = (name: string) => screen.findByRole('button', { name }, FOUND);
const until = (check: () => unknown) => waitFor(check, FOUND);

it('The focus moves to the title when picking up removes its button', async () => {
  const task = db.tasks.add(aTask());
  const { user } = renderApp(`${LIST}/${task.id}/informatie`);
  await user.click(await button('Oppakken'));
  const title = await heading('Lekkage badkamer');
  await until(() => expect(title).toHaveFocus());
});

describe('The unit and complex of a task', () => {
  const open = async () => {
    const unitId = nextId();
    db.zones.add({ id: unitId, name: 'Lindengracht 3', type: 'Unit', parentId: null });
    const task = db.tasks.add(aTask({ unitId, complexId: nextId() }));
    renderApp(`${LIST}/${task.id}/informatie`);
    await screen.findByText('Complex', undefined, FOUND);
    return { ...task, unitId };
  };
  const asked = () => stats.seen.filter(({ path }) => path === '/api/v1/residentialzone/set');

  it('link to their cards by name, or show only their label; no id is visible', async () => {
    const { unitId, complexId, id } = await open();
    const unit = await screen.findByRole('link', { name: 'Lindengracht 3' }, FOUND);
    expect(unit).toHaveAttribute('href', `/objectkaart/${unitId}`);
    expect(asked().map(({ query }) => new URLSearchParams(query).getAll('ids'))).toEqual([
      [unitId, complexId],
    ]);
    const shown = document.body.textContent;
    for (const guid of [unitId, complexId ?? '', id.slice(0, 8)]) expect(shown).not.toContain(guid);
  });

  it('show only their label when the names cannot be fetched', async () => {
    faults.add({ path: '/api/v1/residentialzone/set', status: 500 });
    const { unitId } = await open();
    await until(() => expect(asked()).toHaveLength(1));
    expect(screen.getByText('Eenheid')).toBeVisible();
    expect(document.body).not.toHaveTextContent(unitId);
  });
});

it('A deleted task is not reported as done', async () => {
  const task = db.tasks.add(aTask());
  db.tasks.add(aTask({ subject: 'De volgende' }));
  renderApp(`${LIST}/${task.id}/informatie`);
  await heading('Lekkage badkamer');
  await button('Oppakken');
  const gone = db.tasks.change(task, {
    status: TaskStatus.Removed,
    lastModified: '2999-01-01T00:00:00.000Z',
  });
  await until(() => {
    act(() => pushTask('deleted', gone));
    expect(screen.getByText(/Deze taak is verwijderd/)).toBeVisible();
  });
  expect(screen.queryByText('Deze taak is klaar.')).not.toBeInTheDocument();
  expect(await button('Volgende taak')).toBeVisible();
});

it('The edit screen shows that a task does not exist, and leads back to the list', async () => {
  const { user, router } = renderApp(`${LIST}/edit/${nextId()}`, { user: 'bram' });
  expect(
    await screen.findByText('Misschien is de taak verwijderd, of klopt het adres niet.', undefined, FOUND),
  ).toBeVisible();
  await user.click(await button('Naar de takenlijst'));
  await until(() => expect(router.state.location.pathname).toBe(LIST));
});

it('The edit screen shows why a finished task cannot be edited', async () => {
  const task = db.tasks.add(aTask({ status: TaskStatus.Finished }));
  renderApp(`${LIST}/edit/${task.id}`, { user: 'bram' });
  await screen.findByRole('textbox', { name: /Onderwerp/ }, FOUND);
  expect(screen.getByText('Deze taak is al afgerond.')).toBeVisible();
});

it('The unfinished edit of a creator continues after a visit to another tab, and closes on request', async () => {
  const task = db.tasks.add(aTask({ completeBy: bram, createdBy: anne, from: anne }));
  const { user, router } = renderApp(`${LIST}/${task.id}/informatie`, { user: 'anne' });
  await user.click(await button('Bewerken'));
  const subject = () => screen.findByRole('textbox', { name: /Onderwerp/ }, FOUND);
  await user.type(await subject(), ' boven');
  await user.click(screen.getByRole('link', { name: /^Berichten/ }));
  await screen.findByRole('textbox', { name: 'Bericht' }, FOUND);
  await user.click(screen.getByRole('link', { name: 'Informatie' }));
  expect(await subject()).toHaveValue('Lekkage badkamer boven');
  await user.click(await button('Annuleren'));
  await screen.findByText('Kenmerken', undefined, FOUND);
  expect(router.state.location.pathname).toBe(`${LIST}/${task.id}/informatie`);
});

it.each([['Opslaan'], ['Annuleren']])(
  'The focus moves to the title after %s in the edit form of a creator',
  async (end) => {
    const task = db.tasks.add(aTask({ completeBy: bram, createdBy: anne, from: anne }));
    const { user } = renderApp(`${LIST}/${task.id}/informatie`, { user: 'anne' });
    await user.click(await button('Bewerken'));
    await user.type(await screen.findByRole('textbox', { name: /Onderwerp/ }, FOUND), ' boven');
    await user.click(await button(end));
    await screen.findByText('Kenmerken', undefined, FOUND);
    const name = end === 'Opslaan' ? 'Lekkage badkamer boven' : 'Lekkage badkamer';
    const title = await heading(name);
    await until(() => expect(title).toHaveFocus());
  },
);

it('A reply of white space shows an error', async () => {
  const task = db.tasks.add(aTask());
  const { user } = renderApp(`${LIST}/${task.id}/berichten`);
  const field = await screen.findByRole('textbox', { name: 'Bericht' }, FOUND);
  await user.type(field, '   ');
  await user.click(await button('Versturen'));
  expect(field).toHaveAccessibleDescription(/Schrijf eerst een bericht\./);
  await user.type(field, 'Hallo');
  expect(field).not.toHaveAccessibleDescription(/Schrijf eerst/);
});

it('The list fills a tablet until a task is opened, which can be closed again (NAV-28)', async () => {
  db.tasks.add(aTask());
  const { user, store, router } = renderApp(LIST);
  await screen.findByText('Geen taak geselecteerd', undefined, FOUND);
  act(() => {
    store.dispatch(modeDetected('tablet'));
  });
  await until(() => expect(screen.queryByText('Geen taak geselecteerd')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('link', { name: /Lekkage badkamer,/ }, FOUND));
  await heading('Lekkage badkamer');
  await user.click(screen.getByRole('link', { name: 'Sluiten' }));
  await until(() =>
    expect(screen.queryByRole('heading', { name: 'Lekkage badkamer' })).not.toBeInTheDocument(),
  );
  expect(router.state.location.pathname).toBe(LIST);
});

it('The menu includes the experimental area while it is unlocked (NAV-24)', async () => {
  window.localStorage.setItem('experimental-area-enabled', 'true');
  const { unmount } = renderApp(LIST);
  expect(await screen.findByRole('link', { name: 'Secret Area' }, FOUND)).toHaveAttribute(
    'href',
    '/experimentalarea',
  );
  unmount();
  window.localStorage.setItem('experimental-area-enabled', 'false');
  renderApp(LIST);
  await screen.findByRole('link', { name: /^Taken/ }, FOUND);
  expect(screen.queryByRole('link', { name: 'Secret Area' })).not.toBeInTheDocument();
});
