import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { anAnnouncement, db } from '@mocks/db';
import type { Permission } from '@/domain/session/permission';
import { sessionEnded, sessionRenewed, selectSessionStatus } from '@/core/session/sessionSlice';
import { renderApp } from '@/testing/renderApp';

const PATIENT = { timeout: 8_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENT);

it.each<[Permission[], string]>([
  [['viewTask'], '/dashboard/taken/overzicht'],
  [['editTask'], '/dashboard/taken/overzicht'],
  [['viewTask', 'viewCaseFlow'], '/dashboard/taken/overzicht'],
  [['viewCaseFlow'], '/dashboard/zaken/overzicht'],
  [['customerCard', 'chatOperator'], '/dashboard/mededelingen'],
  [[], '/dashboard/mededelingen'],
])('A user with the permissions %j lands on %s', async (permissions, target) => {
  const { router } = renderApp('/', { permissions });
  await waitFor(() => expect(router.state.location.pathname).toBe(target), PATIENT);
});

it.each<[string, Permission[]]>([
  ['/dashboard/taken/overzicht', []],
  ['/dashboard/taken/overzicht/edit/3f2504e0-4f89-41d3-9a0c-0305e82c3301', ['viewTask']],
  ['/shell/buttons', ['viewTask']],
  ['/klantenkaart/3f2504e0-4f89-41d3-9a0c-0305e82c3301', []],
])('The page %s is refused to a user with the permissions %j', async (path, permissions) => {
  const { router } = renderApp(path, { permissions });
  expect(await heading('Je hebt geen toegang tot deze pagina')).toBeVisible();
  expect(router.state.location.pathname).toBe('/error/401');
  expect(document.title).toBe('Thuisbalie - Geen toegang');
});

it('The address of an announcement needs no GUID, unlike those of tasks and cases (AMB-036)', async () => {
  db.announcements.add(anAnnouncement({ id: 'A-12', title: 'Onderhoud aan de lift' }));
  const { router } = renderApp('/dashboard/mededelingen/A-12');
  expect(await heading('Onderhoud aan de lift')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard/mededelingen/A-12');
});

it.each(['/nergens', '/dashboard/taken/overzicht/12/informatie', '/dashboard/tasks/12'])(
  'The address %s shows the page for unknown addresses',
  async (path) => {
    const { router } = renderApp(path);
    expect(await heading('Deze pagina bestaat niet')).toBeVisible();
    expect(router.state.location.pathname).toBe('/error/404');
  },
);

it.each([
  ['/error', 'Er ging iets mis'],
  ['/error/401', 'Je hebt geen toegang tot deze pagina'],
  ['/error/404', 'Deze pagina bestaat niet'],
  ['/error/503', 'De server is niet beschikbaar'],
])('The error page %s works without a session', async (path, name) => {
  renderApp(path, { user: 'niemand' as never });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible(), PATIENT);
});

it('A user without any permission sees whom to ask', async () => {
  renderApp('/', { user: 'dirk' });
  expect(
    await screen.findByText(/Vraag je leidinggevende of de functioneel beheerder/, {}, PATIENT),
  ).toBeVisible();
  expect(document.title).toBe('Thuisbalie - Mededelingen');
});

it('A screen closes when its permission is revoked', async () => {
  const { store, router } = renderApp('/dashboard/taken/overzicht', { permissions: ['viewTask'] });
  await heading('Taken');
  const session = store.getState().session;
  const user = { ...session.user!, permissions: {} };
  act(() => {
    store.dispatch(sessionRenewed({ user, accessToken: session.accessToken, config: session.config! }));
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'), PATIENT);
});

it('The layer for signing in covers the page when the session has ended, and the page stays', async () => {
  const { store, router } = renderApp('/dashboard/mededelingen');
  await heading('Mededelingen');
  act(() => {
    store.dispatch(sessionEnded('NotAuthorized'));
  });
  const layer = await screen.findByRole('alertdialog', { name: 'Je sessie is verlopen' }, PATIENT);
  expect(within(layer).getByRole('button', { name: 'Opnieuw aanmelden' })).toHaveFocus();
  expect(router.state.location.pathname).toBe('/dashboard/mededelingen');
  expect(screen.getByRole('heading', { level: 1, name: 'Mededelingen', hidden: true })).toBeInTheDocument();
  expect(selectSessionStatus(store.getState())).toBe('ended');
});
