import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { db } from '@mocks/db';
import { faults, pushCaseFlow, stats, userIds, world } from '@mocks/backend/testServer';
import { modeDetected } from '@/core/device/deviceSlice';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { renderApp } from '@/testing/renderApp';
import {
  WORKLOAD,
  GROUPED,
  FOUND,
  bram,
  anne,
  team,
  addCase,
  addCases,
  column,
  card,
  cards,
  settings,
} from '@/testing/workload';

it('the cases are grouped by owner, and those without an owner form the first group', async () => {
  addCase('Overlast', anne);
  addCase('Lekkage', null);
  addCase('Verhuizing', team);
  addCase('Klacht', anne);
  renderApp(WORKLOAD, settings);
  await column('Anne de Vries, 2 zaken');
  const groups = screen.getAllByRole('region', { name: /zaak|zaken$/ });
  expect(groups.map((group) => group.ariaLabel)).toEqual([
    'Nog niet toegekend, 1 zaak',
    'Anne de Vries, 2 zaken',
    'Leefbaarheid, 1 zaak',
  ]);
  expect(groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Nog niet toegekend',
    'Anne de Vries',
    'Leefbaarheid',
  ]);
  expect(screen.getAllByText('4 zaken bij 2 eigenaren')).not.toHaveLength(0);
  expect(document.title).toContain('Werkvoorraad');
});

it('a card shows the title, customer, progress, status and deadline of its case', async () => {
  addCase('Overlast', bram, {
    relatedPerson: { id: 'p1', name: 'Kees Smit' },
    deadline: '2020-01-01T00:00:00Z',
  });
  addCase('Oude zaak', bram, {
    steps: [],
    deadline: '2020-01-01T11:00:00.000Z',
    status: CaseFlowStatus.Submitted,
  });
  renderApp(WORKLOAD, settings);
  expect(await card('Bram Jansen, 2 zaken', 'Overlast')).toHaveAccessibleName(
    /^Overlast, Kees Smit, Huisbezoek \(0\/2\), In behandeling, deadline nadert, /,
  );
  expect(await card('Bram Jansen, 2 zaken', 'Oude zaak')).toHaveAccessibleName(
    /^Oude zaak, ‘Onbekende relatie’, Ontvangen, deadline verlopen, .*1 januari 2020/,
  );
});

it('each owner starts with four cases, and shows four more on request', async () => {
  addCases(6, anne);
  addCases(5, bram);
  const { user } = renderApp(WORKLOAD, settings);
  const annes = await column('Anne de Vries, 6 zaken');
  await cards(annes, 4);
  await user.click(within(annes).getByRole('button', { name: 'Meer zaken van Anne de Vries laden' }));
  await cards(annes, 6);
  expect(within(annes).queryByRole('button', { name: /Meer zaken/ })).not.toBeInTheDocument();
  await cards(await column('Bram Jansen, 5 zaken'), 4);
});

it('the page size comes from the address (AMB-084)', async () => {
  addCases(6, anne);
  renderApp(`${WORKLOAD}?size=5`, settings);
  await cards(await column('Anne de Vries, 6 zaken'), 5);
});

it('more cases without an owner can be loaded too', async () => {
  addCases(6, null);
  addCases(6, anne);
  const { user } = renderApp(WORKLOAD, settings);
  const nobodys = await column('Nog niet toegekend, 6 zaken');
  await user.click(await within(nobodys).findByRole('button', { name: /Meer zaken/ }, FOUND));
  await cards(nobodys, 6);
  await cards(await column('Anne de Vries, 6 zaken'), 4);
});

it('a next page that fails to load is reported and can be retried', async () => {
  addCases(6, anne);
  const { user } = renderApp(WORKLOAD, settings);
  const annes = await column('Anne de Vries, 6 zaken');
  faults.add({ path: GROUPED, status: 500, times: 1 });
  const more = await within(annes).findByRole('button', { name: /Meer zaken/ }, FOUND);
  await user.click(more);
  expect(await within(annes).findByText('Laden is niet gelukt.', {}, FOUND)).toBeVisible();
  await user.click(more);
  await cards(annes, 6);
});

it('the workload says why it is empty, and that loading failed', async () => {
  faults.add({ path: GROUPED, status: 500 });
  const { user } = renderApp(WORKLOAD, settings);
  await screen.findByText('De werkvoorraad kon niet worden geladen', {}, FOUND);
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Geen zaken in de werkvoorraad', {}, FOUND)).toBeVisible();
});

it('a case that a colleague moves is shown and counted at its new owner', async () => {
  const moved = addCase('Overlast', anne);
  addCase('Klacht', bram);
  renderApp(WORKLOAD, settings);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  const changed = db.caseFlows.change(moved, { ownerModel: bram, lastModified: new Date().toISOString() });
  act(() => pushCaseFlow('updated', changed));
  expect(await card('Bram Jansen, 2 zaken', 'Overlast')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Overlast,/ })).toHaveLength(1);
});

it('the workload is fetched again after a gap in the events', async () => {
  const moved = addCase('Overlast', anne);
  const { store } = renderApp(WORKLOAD, settings);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  db.caseFlows.change(moved, { ownerModel: bram, lastModified: new Date().toISOString() });
  act(() => void store.dispatch(hubsReconnected()));
  expect(await card('Bram Jansen, 1 zaak', 'Overlast')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Anne de Vries/ })).not.toBeInTheDocument();
});

it('the view switch goes to the list with the filters of the address', async () => {
  addCase('Overlast', anne);
  const { user, router } = renderApp(`${WORKLOAD}?filterforcasetype=Overlast&size=5`, settings);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  const views = screen.getByRole('navigation', { name: 'Weergave' });
  expect(within(views).getByRole('link', { name: 'Per eigenaar' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(views).getByRole('link', { name: 'Overzicht' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/zaken/overzicht'), FOUND);
  expect(router.state.location.search).toContain('filterforcasetype=Overlast');
  expect(router.state.location.search).not.toContain('size');
});

it('the view switch leads to an unfiltered list if the address has no filters, whatever was listed last', async () => {
  writePersonal(storageKeys.caseFlowFilters, userIds.bram, { query: 'dak' });
  addCase('Overlast', anne);
  const { user, router } = renderApp(WORKLOAD, settings);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  await user.click(screen.getByRole('link', { name: 'Overzicht' }));
  const list = await screen.findByRole('list', { name: 'Zakenlijst' }, FOUND);
  expect(within(list).getByRole('link', { name: /^Overlast,/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard/zaken/overzicht');
  expect(router.state.location.search).not.toContain('dak');
});

const filterFields = async () => within(await screen.findByRole('form', { name: 'Filters' }, FOUND));
const lookUps = () => stats.seen.filter(({ path }) => /\/(colleague|functiongroup)\//.test(path));

it('people in the address are named: owners on the screen at once, others after one request', async () => {
  addCase('Overlast', anne, { assignment: bram });
  const { router } = renderApp(`${WORKLOAD}?ownerId=${anne.id}&executorId=${bram.id}`, settings);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  const filters = await filterFields();
  expect(await filters.findByRole('combobox', { name: /Eigenaar/ }, FOUND)).toHaveValue('Anne de Vries');
  await waitFor(
    () => expect(filters.getByRole('combobox', { name: /Uitvoerder/ })).toHaveValue('Bram Jansen'),
    FOUND,
  );
  expect(lookUps().map(({ path }) => path)).toEqual([`/api/v1/colleague/${bram.id}`]);
  expect(router.state.location.search).toBe(`?ownerId=${anne.id}&executorId=${bram.id}`);
});

it('a person in the address whom the server does not know is dropped (000 §8.3)', async () => {
  addCase('Overlast', anne);
  const { router } = renderApp(`${WORKLOAD}?executorId=niemand&filterforcasetype=Overlast`, settings);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  expect(router.state.location.search).toBe('?filterforcasetype=Overlast');
});

it('a person chosen in a filter is named without a request', async () => {
  addCase('Overlast', anne, { assignment: bram });
  const { user, router } = renderApp(WORKLOAD, settings);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  const filters = await filterFields();
  const executor = await filters.findByRole('combobox', { name: /Uitvoerder/ }, FOUND);
  await user.type(executor, 'Bram');
  await user.click(await screen.findByRole('option', { name: /^Bram Jansen/ }, FOUND));
  await waitFor(() => expect(router.state.location.search).toBe(`?executorId=${bram.id}`), FOUND);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  expect(executor).toHaveValue('Bram Jansen');
  expect(lookUps().map(({ path }) => path)).not.toContain(`/api/v1/colleague/${bram.id}`);
});

it('the workload saves its own filters as a view, with the names of the chosen people', async () => {
  addCase('Overlast', anne);
  writePersonal(storageKeys.caseFlowFilters, userIds.bram, { query: 'dak' });
  const { user } = renderApp(`${WORKLOAD}?ownerId=${anne.id}&filterforstatus=0&sort=created`, settings);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  await filterFields();
  await user.click(await screen.findByRole('button', { name: 'Weergave bewaren' }, FOUND));
  await user.type(await screen.findByRole('textbox', { name: /^Naam/ }, FOUND), 'Van Anne');
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  await screen.findByRole('button', { name: 'Weergave ‘Van Anne’ tonen' }, FOUND);
  const views = readPersonal(storageKeys.caseFlowViews, userIds.bram, v.unknown(), []);
  expect(views).toMatchObject([
    {
      name: 'Van Anne',
      filters: { statusses: ['0'], query: '', owner: { id: userIds.anne, name: 'Anne de Vries' } },
      sort: 'created',
    },
  ]);
});

it('the workload keeps the order of the back end without the sorting feature', async () => {
  world.features = [];
  addCases(2, bram);
  renderApp(`${WORKLOAD}?sort=created`, settings);
  await column('Bram Jansen, 2 zaken');
  await filterFields();
  await screen.findByRole('combobox', { name: 'Eigenaar' }, FOUND);
  expect(screen.queryByText('Sorteren op')).not.toBeInTheDocument();
  const orders = stats.seen.filter(({ path }) => path === GROUPED);
  expect(orders).not.toHaveLength(0);
  expect(orders.filter(({ query }) => query.includes('sort'))).toEqual([]);
});

it('the workload follows the filters in the address, and offers to clear them when nothing matches', async () => {
  addCase('Overlast', anne);
  addCase('Klacht', anne, { type: 'Klacht', status: CaseFlowStatus.Finished });
  const { user, router } = renderApp(`${WORKLOAD}?filterforstatus=1`, settings);
  expect(await card('Anne de Vries, 1 zaak', 'Klacht')).toBeVisible();
  await act(() => router.navigate(`${WORKLOAD}?filterforcasetype=Verhuizing`));
  await user.click((await screen.findAllByRole('button', { name: 'Filters wissen' }, FOUND))[0]!);
  expect(await card('Anne de Vries, 1 zaak', 'Overlast')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('Enter opens a case', async () => {
  const opened = addCase('Overlast', anne);
  const { user, router } = renderApp(WORKLOAD, settings);
  const link = await card('Anne de Vries, 1 zaak', 'Overlast');
  act(() => link.focus());
  await user.keyboard('{Enter}');
  await waitFor(
    () => expect(router.state.location.pathname).toBe(`/dashboard/zaken/overzicht/${opened.id}/stappen`),
    FOUND,
  );
});

it('the owners are stacked where there is no room for columns', async () => {
  addCases(6, anne);
  const { store, user } = renderApp(WORKLOAD, settings);
  await column('Anne de Vries, 6 zaken');
  act(() => void store.dispatch(modeDetected('mobile')));
  expect(await screen.findByRole('group', { name: 'Anne de Vries, 6 zaken' })).toBeVisible();
  const places = screen.getAllByRole('list', { name: 'Anne de Vries' }).flatMap((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.ariaPosInSet),
  );
  expect(places).toEqual(['1', '2', '3', '4']);
  await user.click(screen.getByRole('button', { name: 'Meer zaken van Anne de Vries laden' }));
  expect(await screen.findByRole('link', { name: /^Zaak 6,/ }, FOUND)).toBeVisible();
  await waitFor(() => expect(document.activeElement?.closest('[data-card]')).not.toBeNull(), FOUND);
});

it('users who may not see case flows are sent to the 401 screen', async () => {
  const { router } = renderApp(WORKLOAD, { user: 'anne' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'), FOUND);
});
