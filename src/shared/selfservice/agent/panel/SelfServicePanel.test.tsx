import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as v from 'valibot';
import { aPerson, db } from '@mocks/db';
import { faults, signInAs } from '@mocks/backend/testServer';
import { scenarios } from '@mocks/caseflows/vocabulary';
import { Person } from '@/domain/people/person';
import { renderApp } from '@/testing/renderApp';
import { SelfServicePanel } from '..';

/** Renders the panel as the card does, for a signed-in user. */
async function open(changes: Parameters<typeof aPerson>[0] = {}) {
  signInAs('anne');
  const record = db.people.add(aPerson(changes));
  const person = v.parse(Person, record);
  const { store, unmount } = renderApp('/dashboard/mededelingen');
  await screen.findByRole('heading', { level: 1 });
  unmount();
  const onClose = vi.fn();
  const router = createMemoryRouter(
    [
      { path: '/', element: <SelfServicePanel person={person} onClose={onClose} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { user: userEvent.setup(), router, onClose, id: record.id };
}

const start = (title: string) => screen.findByRole('button', { name: `‘${title}’ starten` });

beforeEach(() => localStorage.clear());

it('The panel requires a channel first, and starts the chosen scenario with it', async () => {
  const { user, router, id } = await open();
  await user.click(await start('Woning opzeggen'));
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/Kies een kanaal/);
  expect(screen.getAllByRole('radio')).toHaveLength(9);
  await user.click(screen.getByRole('radio', { name: 'E-mail' }));
  await user.click(await start('Woning opzeggen'));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/klantenkaart/${id}/impersonation/${scenarios.notice.id}`),
  );
  expect(router.state.location.search).toBe('?channel=Email');
  expect(localStorage.getItem('caseflow-recovery-data')).toContain('Email');
});

it('The panel offers active scenarios by name, and closes', async () => {
  const { user, onClose } = await open({ roles: { prospect: 'p' } });
  await start('Woning opzeggen');
  const titles = within(screen.getByRole('list', { name: 'Scenario’s' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('span')?.textContent);
  expect(titles).toHaveLength(Object.keys(scenarios).length - 1);
  expect(titles).toEqual([...titles].sort((a, b) => a!.localeCompare(b!, 'nl')));
  await user.click(screen.getByRole('button', { name: 'Direct regelen sluiten' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('The panel explains why a person who is neither tenant nor home seeker has no scenarios', async () => {
  await open({ roles: { vendor: 'v' } });
  expect(await screen.findByText(/Alleen namens een huurder of woningzoekende/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it.each([
  ['[]', 'Er is nu niets te regelen'],
  ['[{"id":"x","title":"Oud","status":"Archived"},null,{"title":"Zonder id"}]', 'Er is nu niets te regelen'],
])('The panel reports a lack of scenarios: %s', async (body, text) => {
  faults.add({ path: '/api/v1/selfservice/scenario/active/*', body, contentType: 'application/json' });
  await open();
  expect(await screen.findByText(text)).toBeVisible();
});

it('A scenario without a name or a known icon is shown', async () => {
  const body = '[{"id":"x","title":null,"icon":"__proto__","status":"Published"}]';
  faults.add({ path: '/api/v1/selfservice/scenario/active/*', body, contentType: 'application/json' });
  await open();
  expect(await start('Scenario zonder naam')).toBeVisible();
});

it('The panel can be loaded again after a failure', async () => {
  const fault = faults.add({ path: '/api/v1/selfservice/scenario/active/*', status: 500 });
  const { user } = await open();
  expect(await screen.findByText('De scenario’s konden niet worden geladen.')).toBeVisible();
  faults.remove(fault);
  const again = screen.getByRole('button', { name: 'Opnieuw proberen' });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
  await user.click(again);
  expect(await start('Woning opzeggen')).toBeVisible();
});
