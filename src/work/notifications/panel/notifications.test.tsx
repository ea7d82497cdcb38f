import { act, screen, waitFor, within } from '@testing-library/react';
import { anAssignee, aTask } from '@mocks/db';
import * as actions from '@mocks/tasks/actions';
import { userIds, users } from '@mocks/session/users';
import { toastShown } from '@/core/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';

const LATER = new Date(Date.now() + 7 * 86_400_000).toISOString();
const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen' });

/** Adds a task that Bram makes for Anne, which the hub pushes. */
const given = (subject: string, changes: Parameters<typeof aTask>[0] = {}) =>
  actions.add(aTask({ subject, ends: LATER, createdBy: bram, from: bram, ...changes }));

async function open() {
  const app = renderApp('/dashboard/mededelingen');
  await screen.findByText('Verbonden');
  await waitFor(() => expect(app.store.getState()).toHaveProperty('notifications'));
  return app;
}

async function openBell({ user }: Awaited<ReturnType<typeof open>>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('tabpanel'));
}

it('An empty bell reports that nothing waits', async () => {
  const panel = await openBell(await open(), 'Meldingen');
  expect(await panel.findByText('Er is niets dat op je wacht.')).toBeVisible();
});

it('A new task is noticed, and its notification leads to the task and is then marked as read', async () => {
  const app = await open();
  const task = given('Lekkage badkamer');
  const panel = await openBell(app, 'Meldingen, 1 nieuw');
  expect(panel.getByRole('heading', { level: 3, name: 'vandaag' })).toBeVisible();
  await app.user.click(
    await panel.findByRole('link', { name: /^Ongelezen.*Nieuwe taak op jouw naam.*Lekkage badkamer$/ }),
  );
  expect(app.router.state.location.pathname).toContain(task.id);
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  await screen.findByRole('button', { name: 'Meldingen' });
});

it('The notifications are filtered by kind and unread, and marked one by one or all at once', async () => {
  const app = await open();
  const own = given('Eigen taak', { createdBy: anAssignee() });
  given('Nieuwe taak');
  actions.discuss(own, users.bram, 'Kun je hiernaar kijken?');
  const panel = await openBell(app, 'Meldingen, 2 nieuw');
  await app.user.selectOptions(panel.getByRole('combobox', { name: 'Soort' }), 'Nieuw bericht');
  expect(panel.getByRole('link')).toHaveAccessibleName(/Nieuw bericht bij een taak.*Eigen taak$/);
  await app.user.click(panel.getByRole('button', { name: '‘Eigen taak’ is gelezen' }));
  await app.user.click(panel.getByRole('switch', { name: 'Alleen ongelezen' }));
  expect(panel.getByText('Geen signaleringen die hieraan voldoen.')).toBeVisible();
  await app.user.click(panel.getByRole('button', { name: 'Alles gelezen' }));
  expect(panel.getByRole('button', { name: 'Alles gelezen' })).toHaveAttribute('aria-disabled', 'true');
});

it('The settings open in the panel, keep the focus, and close with Escape', async () => {
  const app = await open();
  const panel = await openBell(app, 'Meldingen');
  const settings = await panel.findByRole('button', { name: 'Signaleringen instellen' });
  await app.user.click(settings);
  await app.user.selectOptions(panel.getByRole('combobox', { name: 'Nieuwe taak' }), 'Uit');
  expect(panel.getByRole('switch', { name: 'Toon namen in meldingen' })).not.toBeChecked();
  await app.user.click(settings);
  expect(settings).toHaveFocus();
  given('Niemand hoort dit');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Meldingen' })).toHaveFocus());
});

it('Earlier toasts have a tab of their own, reached by the arrow keys', async () => {
  const app = await open();
  given('Nieuwe taak');
  await screen.findByRole('button', { name: 'Meldingen, 1 nieuw' });
  act(() => {
    app.store.dispatch(toastShown({ kind: 'info', text: 'Dat is gelukt' }));
  });
  await openBell(app, 'Meldingen, 2 nieuw');
  await app.user.click(screen.getByRole('tab', { name: 'Voor jou 1 nieuwe' }));
  await app.user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Eerder getoond' })).toHaveFocus();
  expect(within(screen.getByRole('tabpanel')).getByText('Dat is gelukt')).toBeVisible();
});

it('The title of a notification is looked up after a reload', async () => {
  const first = await open();
  const task = given('Sleutel kwijt');
  await screen.findByRole('button', { name: 'Meldingen, 1 nieuw' });
  first.unmount();
  const second = await open();
  const panel = await openBell(second, 'Meldingen, 1 nieuw');
  expect(await panel.findByText(task.subject)).toBeVisible();
});
