import { act, screen, waitFor } from '@testing-library/react';
import { aTask, db } from '@mocks/db';
import { faults, pushTask } from '@mocks/backend/testServer';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { renderApp } from '@/testing/renderApp';

function edit(changes: Parameters<typeof aTask>[0] = {}, user: 'anne' | 'bram' = 'bram') {
  const task = db.tasks.add(aTask(changes));
  const app = renderApp(`/dashboard/taken/overzicht/edit/${task.id}`, { user });
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  return { ...app, task, toasts };
}
const subject = () => screen.findByRole('textbox', { name: /Onderwerp/ });

it('Saving stores the changes and goes back to the task', async () => {
  const { user, task, toasts, router } = edit();
  const field = await subject();
  await waitFor(() => expect(field).toHaveFocus());
  await user.clear(field);
  await user.type(field, 'Lekkage keuken');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts()).toContain('Taak bijgewerkt'));
  expect(db.tasks.find(task.id)?.subject).toBe('Lekkage keuken');
  await waitFor(() => expect(router.state.location.pathname).toContain(`${task.id}/informatie`));
});

it('The edit form requires a subject', async () => {
  const { user } = edit();
  await user.clear(await subject());
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await subject()).toHaveAccessibleDescription(/Vul een onderwerp in/);
});

it.each([403, 409, 500])('The edit form keeps its text when the server answers %i', async (status) => {
  const { user, toasts } = edit();
  faults.add({ method: 'PUT', path: '/api/v1/task/update/*', status, times: 1 });
  await user.type(await subject(), ' boven');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Taak kon niet bijgewerkt worden')).toBeVisible();
  expect(toasts()).toEqual([]);
  expect(await subject()).toHaveValue('Lekkage badkamer boven');
});

it('A change by a colleague is shown, and leaves the typed text intact', async () => {
  const { user, task } = edit();
  await user.type(await subject(), ' (mijn versie)');
  const theirs = db.tasks.change(task, { subject: 'Hun versie', lastModified: new Date().toISOString() });
  act(() => pushTask('contentsModified', theirs));
  expect(await screen.findByText(/Ondertussen gewijzigd door/)).toBeVisible();
  expect(await subject()).toHaveValue('Lekkage badkamer (mijn versie)');
  await user.click(screen.getByRole('button', { name: 'Bekijken' }));
  expect(screen.getByText('Onderwerp is nu').parentElement).toHaveTextContent('Hun versie');
  await user.click(screen.getByRole('button', { name: 'Mijn versie houden' }));
  await waitFor(() => expect(screen.queryByText(/Ondertussen gewijzigd door/)).not.toBeInTheDocument());
  expect(await subject()).toHaveValue('Lekkage badkamer (mijn versie)');
});

it("A colleague's change to another field is no conflict, and is saved together with the typed text", async () => {
  const { user, task } = edit();
  await user.type(await subject(), ' boven');
  const theirs = db.tasks.change(task, { description: 'Spoed', lastModified: new Date().toISOString() });
  act(() => pushTask('contentsModified', theirs));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Spoed'));
  expect(screen.queryByText(/Ondertussen gewijzigd door/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(db.tasks.find(task.id)?.subject).toBe('Lekkage badkamer boven'));
  expect(db.tasks.find(task.id)?.description).toBe('Spoed');
});

it('Untouched fields of the edit form follow the task', async () => {
  const { task } = edit();
  await subject();
  const theirs = db.tasks.change(task, { subject: 'Hun versie', lastModified: new Date().toISOString() });
  act(() => pushTask('contentsModified', theirs));
  await waitFor(async () => expect(await subject()).toHaveValue('Hun versie'));
  expect(screen.queryByText(/Ondertussen gewijzigd door/)).not.toBeInTheDocument();
});

it('A deleted task cannot be saved, but its text can be copied', async () => {
  const { user, task } = edit();
  await user.type(await subject(), ' met uitleg');
  const gone = db.tasks.change(task, { status: TaskStatus.Removed, lastModified: new Date().toISOString() });
  act(() => pushTask('deleted', gone));
  expect(await screen.findByText(/Deze taak is ondertussen verwijderd/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Opslaan' })).toHaveAttribute('aria-disabled', 'true');
  expect(await subject()).toHaveValue('Lekkage badkamer met uitleg');
});

it('The typed text is restored when the form opens again', async () => {
  const { user, router, task } = edit();
  await user.type(await subject(), ' later verder');
  await router.navigate('/dashboard/taken/overzicht');
  await screen.findByText('Geen taak geselecteerd');
  await router.navigate(`/dashboard/taken/overzicht/edit/${task.id}`);
  expect(await subject()).toHaveValue('Lekkage badkamer later verder');
});

it('The edit screen requires editTask', async () => {
  const { router } = edit({}, 'anne');
  await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
});
