import { screen, waitFor, within } from '@testing-library/react';
import { faults, signInAs, stats, userIds } from '@mocks/backend/testServer';
import {
  aContract,
  aPerson,
  aTask,
  aCaseFlow,
  anAddress,
  anAnnouncement,
  anAssignee,
  db,
  nextId,
  reachedAt,
  referenceTo,
} from '@mocks/db';
import { panelToggled } from '@/core/device/deviceSlice';
import { ContractStatus } from '@/domain/tenancy/contract';
import type { Permission } from '@/domain/session/permission';
import { selectConnection } from '@/hubs/connectionSlice';
import { renderApp } from '@/testing/renderApp';
import { answerWith } from '@/testing/backEnd';
import { hurried } from '@/testing/hurried';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const ZORGGROEP = 'e2000000-0000-4000-8000-000000000006';
interface Subjects {
  keys: string[];
  models: object[];
}
const EVALUATE = 'POST /api/v1/indicator/evaluate';

const open = (person: string, permissions?: readonly Permission[]) =>
  renderApp(`/klantenkaart/${person}/klantscore`, permissions ? { permissions } : {});
const sidebar = async () =>
  within(await screen.findByRole('complementary', { name: 'Overzicht van de relatie' }));

describe('the indicators', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  it('are requested when all parts have loaded and settled, and are shown with the most urgent first', async () => {
    db.contracts.change('c2000000-0000-4000-8000-000000000003', { bailiffCase: true });
    faults.add({ path: '/api/v1/contract/active/*', delayMs: 200, times: 1 });
    open(MARIA);
    const side = await sidebar();
    const lines = within(await hurried(() => side.getByRole('list', { name: 'Let op' })));
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'UrgentDossier bij de deurwaarder',
      'BelangrijkOpenstaand saldo',
      'BelangrijkHuurachterstand',
      'SysteemBetalingsregeling loopt',
    ]);
    const header = within(screen.getByRole('main')).getAllByRole('list', { name: 'Let op' })[0]!;
    expect(header).toHaveTextContent('Urgent: Dossier bij de deurwaarder+2');
    const [asked] = stats.of(EVALUATE);
    const { keys, models } = asked?.body as Subjects;
    expect(keys).toEqual([
      MARIA,
      'e3000000-0000-4000-8000-000000000002',
      'e3000000-0000-4000-8000-000000000003',
      'c2000000-0000-4000-8000-000000000003',
      'c2000000-0000-4000-8000-000000000004',
    ]);
    expect(models).toHaveLength(3);
    const before = Math.max(...stats.of('GET /api/v1/contract/active/:roleId').map(({ at }) => at));
    expect(asked!.at - before).toBeGreaterThanOrEqual(900);
  });

  it('do not wait for parts that the user may not read or that the person does not have', async () => {
    const { id } = db.people.add(aPerson({ roles: { prospect: nextId() }, ...reachedAt({}) }));
    open(id, ['customerCard', 'customerSatisfactionRead']);
    const side = await sidebar();
    await hurried(() => expect(side.getByText('E-mailadres ontbreekt')).toBeVisible());
    for (const part of ['outstandingbalance/:roleId', 'active/:roleId', 'associatedContractors/:id'])
      expect(stats.of(`GET /api/v1/contract/${part}`)).toEqual([]);
  });

  it('are muted after a confirmation, and stay when the server refuses', async () => {
    const { user } = open(MARIA);
    const side = await sidebar();
    const name = 'Melding ‘Huurachterstand’ niet meer tonen';
    await user.click(await hurried(() => side.getByRole('button', { name })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Melding niet meer tonen' }));
    expect(dialog.getByText(/niet ongedaan maken/)).toBeVisible();
    faults.add({ method: 'PUT', path: '/api/v1/indicator/mute', status: 500, times: 1 });
    await user.click(dialog.getByRole('button', { name: 'Niet meer tonen' }));
    expect(await dialog.findByText('De melding kon niet worden verborgen.')).toBeVisible();
    await hurried(async () => {
      const again = dialog.queryByRole('button', { name: 'Niet meer tonen' });
      if (again) await user.click(again);
      expect(side.queryByText('Huurachterstand')).toBeNull();
    });
    expect(stats.of('PUT /api/v1/indicator/mute').at(-1)?.body).toEqual({
      indicatorId: 'da000000-0000-4000-8000-000000000002',
      key: 'c2000000-0000-4000-8000-000000000003',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are shown once for several contracts, and muted for all of them', async () => {
    const contracts = ['c2000000-0000-4000-8000-000000000003', 'c2000000-0000-4000-8000-000000000004'];
    for (const id of contracts) db.contracts.change(id, { hasArrears: true });
    const { user } = open(MARIA);
    const side = await sidebar();
    const name = 'Melding ‘Huurachterstand’ niet meer tonen';
    const mute = await hurried(() => side.getByRole('button', { name }));
    expect(side.getAllByText('Huurachterstand')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Nog \d tonen$/ }));
    expect(screen.getAllByText('Belangrijk: Huurachterstand')).toHaveLength(1);
    await user.click(mute);
    await user.click(await screen.findByRole('button', { name: 'Niet meer tonen' }));
    await waitFor(() => expect(side.queryByText('Huurachterstand')).toBeNull());
    expect(stats.of('PUT /api/v1/indicator/mute').map(({ body }) => body)).toEqual(
      contracts.map((key) => ({ indicatorId: 'da000000-0000-4000-8000-000000000002', key })),
    );
  });

  it('show their own failure, while the rest of the sidebar stays', async () => {
    faults.add({ path: '/api/v1/account/byPerson/*', status: 500 });
    const { user, store } = open(MARIA);
    const side = await sidebar();
    /* Reconnecting reads everything on the screen a second time. */
    await waitFor(() => expect(selectConnection(store.getState()).status).toBe('connected'));
    await waitFor(() => expect(side.getByText(/^De meldingen over deze relatie/)).toBeVisible());
    expect(side.getByText('300002')).toBeVisible();
    faults.clear();
    const retry = side.getByText(/^De meldingen/).parentElement!;
    await user.click(within(retry).getByRole('button', { name: 'Opnieuw proberen' }));
    await hurried(() => expect(side.getByText('Betalingsregeling loopt')).toBeVisible());
  });
});

describe('the panels', () => {
  it('are folded until they are opened, and are remembered at once', async () => {
    const { user, unmount } = open(MARIA);
    const panel = async (name: string) => (await sidebar()).findByRole('button', { name });
    for (const name of ['Medehuurders en medebewoners', 'Contracten', 'Contactpersonen'])
      expect(await panel(name)).toHaveAttribute('aria-expanded', 'false');
    expect(stats.of('GET /api/v1/contract/contacts/:contractId')).toEqual([]);
    await user.click(await panel('Medehuurders en medebewoners'));
    const side = await sidebar();
    expect(await side.findByRole('link', { name: 'Yusuf Kaya' })).toBeVisible();
    expect(await side.findByText('Alleen medebewoner')).toBeVisible();
    expect(localStorage.getItem('ContractorPanelCollapsed')).toBe('false');
    await user.click(await panel('Contactpersonen'));
    expect(await side.findByText('Anna de Jong')).toBeVisible();
    await user.click(await panel('Contracten'));
    expect(await side.findByRole('link', { name: /^Kerkstraat 12-G3/ })).toHaveAttribute(
      'href',
      `/klantenkaart/${MARIA}/contracten?contract=c2000000-0000-4000-8000-000000000004`,
    );
    unmount();
    signInAs('anne');
    open(MARIA);
    expect(await panel('Contracten')).toHaveAttribute('aria-expanded', 'true');
  });

  it('depend on the rights of the user, and mark a person who is only an occupant', async () => {
    localStorage.setItem('ContractorPanelCollapsed', 'false');
    open('e2000000-0000-4000-8000-000000000021', ['customerCard', 'customerSatisfactionRead']);
    const side = await sidebar();
    expect(await side.findByText('Deze relatie is alleen medebewoner.')).toBeVisible();
    expect(await side.findByRole('link', { name: 'Maria van Dijk' })).toBeVisible();
    expect(side.queryByRole('button', { name: 'Contracten' })).toBeNull();
    expect(side.queryByRole('button', { name: 'Contactpersonen' })).toBeNull();
  });
});

it('The sidebar counts the running contracts beyond the five that it shows', async () => {
  localStorage.setItem('ContractPanelCollapsed', 'false');
  renderApp(`/klantenkaart/${ZORGGROEP}/klantscore`, { scenario: 'veertigContracten' });
  const contracts = within(await (await sidebar()).findByRole('list', { name: 'Contracten' }));
  expect(contracts.getAllByRole('listitem')).toHaveLength(6);
  expect(contracts.getByText(/^En nog \d\d lopende contracten$/)).toBeVisible();
});

it('The sidebar shows from when a person without a running contract will rent', async () => {
  localStorage.setItem('ContractPanelCollapsed', 'false');
  const roleId = nextId();
  const { id } = db.people.add(aPerson({ roles: { customer: roleId } }));
  db.contracts.add(
    aContract({
      roleId,
      status: ContractStatus.Future,
      startDate: '2030-03-01T00:00:00Z',
      fullAddress: 'Achterom 8, Delft',
    }),
  );
  open(id);
  const side = await sidebar();
  expect(await side.findByText('Huurt vanaf 01-03-2030: Achterom 8, Delft')).toBeVisible();
  expect(side.getByText('Er zijn geen lopende contracten.')).toBeVisible();
});

it('The sidebar requests the work areas of at most five homes', async () => {
  renderApp(`/klantenkaart/${ZORGGROEP}/klantscore`, { scenario: 'veertigContracten' });
  const side = await sidebar();
  expect(await side.findByText('Wijkbeheer Noord')).toBeVisible();
  const query = new URLSearchParams(stats.of('GET /api/v1/workarea/allforresidentialzones')[0]?.query);
  expect(query.getAll('residentialZoneIds')).toHaveLength(5);
});

it('The sidebar shows a foreign country, and the facts of a vendor', async () => {
  const { id } = db.people.add(
    aPerson({
      roles: { vendor: nextId() },
      chamberOfCommerceNumber: '34121022',
      ...reachedAt({ addresses: [anAddress({ country: 'België' })] }),
      modified: new Date().toISOString(),
    }),
  );
  open(id);
  const side = await sidebar();
  expect(await side.findByText('België')).toBeVisible();
  expect(await side.findByText('34121022')).toBeVisible();
  expect(side.getByText('Onlangs gewijzigd')).toBeVisible();
});

describe('the overview', () => {
  it('counts the matters of each kind, with links to them', async () => {
    const maria = db.people.find(MARIA)!;
    const completeBy = anAssignee({ id: userIds.anne });
    db.tasks.add(aTask({ relatedPerson: referenceTo(maria), completeBy }));
    db.caseFlows.add(aCaseFlow({ personId: MARIA, relatedPerson: referenceTo(maria) }));
    renderApp(`/klantenkaart/${MARIA}/klantscore`, { user: 'carla' });
    const side = await sidebar();
    const glance = within(await side.findByRole('list', { name: 'Wat speelt hier al' }));
    expect(await glance.findByRole('link', { name: '1 lopende zaak' })).toHaveAttribute(
      'href',
      '/dashboard/zaken/overzicht?query=Maria%20van%20Dijk',
    );
    expect(await glance.findByRole('link', { name: /€\s3\.800,60 openstaand/ })).toHaveAttribute(
      'href',
      `/klantenkaart/${MARIA}/financieel`,
    );
    expect(await glance.findByRole('link', { name: '1 contract met huurachterstand' })).toBeVisible();
    expect(await glance.findByRole('link', { name: '2 anderen op het adres' })).toBeVisible();
  });

  it('counts the current announcements if the user may read them (CARD-11)', async () => {
    const { id } = db.people.add(aPerson());
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
    for (const [startDate, endDate] of [
      [null, null],
      [day(-2), day(2)],
      [day(-4), day(-2)],
      [day(2), null],
    ] as const)
      db.announcements.add(anAnnouncement({ personIds: [id], startDate, endDate }));
    renderApp(`/klantenkaart/${id}/tijdlijn`);
    expect(await (await sidebar()).findByRole('link', { name: '2 lopende mededelingen' })).toHaveAttribute(
      'href',
      `/klantenkaart/${id}/mededelingen`,
    );
  });

  it('shows a text when there is nothing to report', async () => {
    const { id } = db.people.add(aPerson({ roles: {} }));
    open(id);
    expect(await (await sidebar()).findByText('Er speelt nu niets.')).toBeVisible();
  });
});

it('The sidebar can be folded on a desktop, and on a phone it is hidden until it is opened', async () => {
  const { user, store } = open(MARIA);
  await sidebar();
  await user.click(screen.getByRole('button', { name: 'Overzicht van de relatie verbergen' }));
  expect(screen.queryByRole('complementary', { name: 'Overzicht van de relatie' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Overzicht van de relatie tonen' }));
  await sidebar();
  store.dispatch({ type: 'device/modeDetected', payload: 'mobile' });
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: 'Overzicht van de relatie' })).toBeNull(),
  );
  store.dispatch(panelToggled('rightCard'));
  const side = await sidebar();
  expect(screen.queryByRole('heading', { level: 1, name: 'Maria van Dijk' })).toBeNull();
  await user.click(side.getByRole('button', { name: 'Terug naar de kaart' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' })).toBeVisible();
});

it.each([
  ['/api/v1/indicator/evaluate', 'POST'],
  ['/api/v1/contract/associatedContractors/*', 'GET'],
  ['/api/v1/contract/active/*', 'GET'],
  ['/api/v1/contract/outstandingbalance/*', 'GET'],
  ['/api/v1/workarea/allforresidentialzones', 'GET'],
  ['/api/v1/account/byPerson/*', 'GET'],
])('Nonsense from %s affects at most its own block', async (path, method) => {
  for (const key of ['ContractPanelCollapsed', 'ContractorPanelCollapsed', 'ContactPanelCollapsed'])
    localStorage.setItem(key, 'false');
  const nonsense = [
    null,
    7,
    {},
    { id: 'x', key: 'k', indicators: [{}], name: {}, customers: 3, colleagues: [null] },
  ];
  if (method === 'GET') answerWith(path, nonsense);
  else
    faults.add({
      method,
      path,
      status: 200,
      body: JSON.stringify(nonsense),
      contentType: 'application/json',
    });
  open(MARIA);
  const side = await sidebar();
  await waitFor(() => expect(faults.unmet()).toEqual([]));
  expect(await side.findByText('300002')).toBeVisible();
  expect(await side.findByRole('button', { name: 'Contactpersonen' })).toBeVisible();
  await waitFor(() => expect(side.queryByText('Wordt geladen')).toBeNull());
  expect(await screen.findByRole('list', { name: 'Beoordelingen' })).toBeVisible();
});
