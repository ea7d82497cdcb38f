import { screen, waitFor, within } from '@testing-library/react';
import { faults, stats, world } from '@mocks/backend/testServer';
import { availability } from '@mocks/selfservice/availability';
import { aPerson, db } from '@mocks/db';
import { visibilityChanged } from '@/core/events';
import { selectMaySubmit, submissionKey } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import type { Permission } from '@/domain/session/permission';
import { renderApp } from '@/testing/renderApp';

const said = (store: ReturnType<typeof renderApp>['store']) =>
  selectToasts(store.getState()).map(({ text }) => text);

describe('the availability of the portal', () => {
  it.each([
    [1, 'Online', 'success'],
    [10, 'Gepland offline', 'danger'],
    [11, 'Alleen KCC', 'warning'],
    [12, 'Alleen beheerders', 'warning'],
    [20, 'Offline', 'danger'],
    ['Faulted', 'Offline', 'danger'],
    [99, 'Onbekend (99)', 'neutral'],
  ])('with the status %s is shown as %s in its colour (SSA-04, AMB-233)', async (status, label, tone) => {
    faults.add({
      path: '/api/v1/selfservice/status',
      body: JSON.stringify({ status }),
      contentType: 'application/json',
    });
    renderApp('/selfservice', { user: 'carla' });
    const now = within((await screen.findByText(/^Het portaal is nu/)).closest('p')!);
    expect(now.getByText(label)).toHaveClass('badge', tone);
  });

  it('changes after a confirmation that shows what customers will see (AMB-232)', async () => {
    const { user, store } = renderApp('/selfservice', { user: 'carla' });
    await user.click(await screen.findByRole('radio', { name: 'Alleen KCC' }));
    await user.click(screen.getByRole('button', { name: 'Beschikbaarheid wijzigen' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Portaal op ‘Alleen KCC’ zetten?' }),
    );
    expect(dialog.getByText(/^Klanten kunnen niet inloggen\. Medewerkers/)).toBeVisible();
    expect(stats.of('PUT /api/v1/selfservice/status')).toEqual([]);
    faults.add({ method: 'PUT', path: '/api/v1/selfservice/status', drop: 'dropAfter', times: 1 });
    await user.click(dialog.getByRole('button', { name: 'Op ‘Alleen KCC’ zetten' }));
    await waitFor(() => expect(said(store)).toContain('Het portaal staat op ‘Alleen KCC’.'));
    expect(availability.read()).toBe(11);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText(/^Het portaal is nu/)).toHaveTextContent('Alleen KCC');
  });

  it('keeps the chosen status selected when a colleague changes the status meanwhile', async () => {
    const { user, store } = renderApp('/selfservice', { user: 'carla' });
    await user.click(await screen.findByRole('radio', { name: 'Alleen KCC' }));
    availability.write(10);
    store.dispatch(visibilityChanged(false));
    store.dispatch(visibilityChanged(true));
    await waitFor(() => expect(screen.getByText(/^Het portaal is nu/)).toHaveTextContent('Gepland offline'));
    expect(screen.getByRole('radio', { name: 'Alleen KCC' })).toBeChecked();
  });

  it('is not overwritten when a colleague changed it while the dialog was open', async () => {
    const { user, store } = renderApp('/selfservice', { user: 'carla' });
    await user.click(await screen.findByRole('radio', { name: 'Alleen KCC' }));
    await user.click(screen.getByRole('button', { name: 'Beschikbaarheid wijzigen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    availability.write(10);
    const confirm = dialog.getByRole('button', { name: 'Op ‘Alleen KCC’ zetten' });
    await user.click(confirm);
    expect(await dialog.findByText('Het portaal is intussen op ‘Gepland offline’ gezet.')).toBeVisible();
    await user.click(confirm);
    expect([stats.of('PUT /api/v1/selfservice/status').length, availability.read()]).toEqual([0, 10]);

    await user.click(dialog.getByRole('button', { name: 'Gezien, doorgaan' }));
    await waitFor(() =>
      expect(selectMaySubmit(store.getState(), submissionKey('portal/status', 'portal'))).toBe(true),
    );
    await user.click(confirm);
    await waitFor(() => expect(availability.read()).toBe(11));
  });

  it.each<[Permission[], boolean, boolean]>([
    [['shell'], true, true],
    [['serviceBusErrorRetry', 'customerCard'], true, false],
    [['serviceBusErrorRetry'], false, false],
  ])(
    'with the permissions %j is visible: %s, changeable: %s (SSA-03, AMB-042, 043)',
    async (permissions, sees, changes) => {
      renderApp('/selfservice', { user: 'carla', permissions });
      await screen.findByRole('list', { name: 'Scenario’s' });
      if (sees) await screen.findByText(/^Het portaal is nu/);
      expect(screen.queryByRole('heading', { name: 'Beschikbaarheid' }) !== null).toBe(sees);
      expect(screen.queryByRole('button', { name: 'Beschikbaarheid wijzigen' }) !== null).toBe(changes);
    },
  );

  it('is not open to a user without management permissions', async () => {
    const { router } = renderApp('/selfservice', { permissions: ['customerCard', 'viewTask'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
  });
});

it.each<[Permission, boolean]>([
  ['customerManagement', true],
  ['serviceBusErrorRetry', false],
])('The chat is shown to a user with %s, who can switch it: %s (CHAT-86)', async (permission, switches) => {
  const { user, store } = renderApp('/selfservice', { permissions: [permission] });
  expect(await screen.findByText(/^De chat staat nu/)).toHaveTextContent('De chat staat nu Aan');
  const off = screen.queryByRole('button', { name: 'Chat uitzetten' });
  expect(off !== null).toBe(switches);
  if (off === null) return;
  await user.click(off);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Chat uitzetten?' }));
  faults.add({ method: 'PUT', path: '/chat/api/v1/chat/config', drop: 'dropAfter', times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Chat uitzetten' }));
  await waitFor(() => expect(said(store)).toContain('De chat staat uit.'));
  expect(world.isChatOn).toBe(false);
  expect(await screen.findByRole('button', { name: 'Chat aanzetten' })).toBeVisible();
});

it('Scenarios are found by words and status, and each shows its usages (SSA-02, 05, 08, 11)', async () => {
  const { user } = renderApp('/selfservice?status=archived', { user: 'carla' });
  const list = async () => within(await screen.findByRole('list', { name: 'Scenario’s' }));
  expect(await (await list()).findByText('Tuinonderhoud aanvragen')).toBeVisible();
  expect((await list()).getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Alle' }));
  await user.type(screen.getByRole('searchbox', { name: 'Zoeken in scenario’s' }), 'opzeggen{Enter}');
  await user.click(await (await list()).findByRole('link', { name: 'Woning opzeggen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Woning opzeggen' })).toBeVisible();
  expect(await screen.findByText(/^Het onderwerp leidt naar dit scenario|een ander scenario/)).toBeVisible();
  expect(stats.counts()).toMatchObject({
    'GET /api/v1/selfservice/scenario/getByName/:name': 1,
    'GET /api/v1/selfservice/scenario/forThesaurusTag/:tagId': 1,
  });
});

it('Requests are listed by status, each with its sender and its answers (SSA-12, 17)', async () => {
  const { id } = db.people.add(aPerson({ name: 'Xander Quist' }));
  const request = {
    id: 'r1',
    caseId: null,
    flowStateId: 'flow/1',
    title: 'Aanvraag opzeggen',
    created: '2026-11-20T10:00:00.000Z',
    modified: null,
    status: 'Submitted',
    personId: id,
    scenarioId: null,
    person: { id, name: 'Xander Quist' },
    scenario: null,
    items: [{ question: 'Waarom?', answer: 'Ik verhuis.' }, null],
  };
  db.portalRequests.add(request);
  db.portalRequests.add({
    ...request,
    id: 'r2',
    flowStateId: 'flow-2',
    title: 'Oud',
    status: 'Vreemd',
    person: null,
    items: null,
  });
  const { user } = renderApp('/beheer/diagnostics/portalrequests', { user: 'carla' });
  expect(await screen.findByText('2 aanvragen')).toBeVisible();
  expect(screen.getByText('Onbekend (Vreemd)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ingediend' }));
  expect(await screen.findByText('1 aanvraag')).toBeVisible();
  expect(stats.of('GET /api/v1/selfservice/report').at(-1)?.query).toBe(
    '?status=Submitted&page=0&pageSize=10',
  );
  await user.click(screen.getByRole('link', { name: 'Aanvraag opzeggen' }));
  expect(await screen.findByText('Ik verhuis.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xander Quist' })).toHaveAttribute(
    'href',
    `/klantenkaart/${id}/tijdlijn`,
  );
});
