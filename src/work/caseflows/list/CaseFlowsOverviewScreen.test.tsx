import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { aCaseFlow, aPickedUpStep, aStep, db } from '@mocks/db';
import { faults, pushCaseFlow, pushHub, stats, userIds, world } from '@mocks/backend/testServer';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { renderApp } from '@/testing/renderApp';

const LIST = '/dashboard/zaken/overzicht';
const SEARCH = '/api/v1/caseflow';
const FOUND = { timeout: 15_000 };
const settings = { user: 'bram' } as const;

const bram = { id: userIds.bram, name: 'Bram Jansen', type: 'Employee', department: null } as const;
const anne = { ...bram, id: userIds.anne, name: 'Anne de Vries' };
const day = (number: number) => `2027-01-${String(number).padStart(2, '0')}T11:00:00.000Z`;
const addCase = (title: string, changes: Parameters<typeof aCaseFlow>[0] = {}) =>
  db.caseFlows.add(aCaseFlow({ title, ownerModel: bram, ...changes }));
const addCases = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    addCase(`Zaak ${index + 1}`, { steps: [aStep({ deadline: day(index + 1) })] }),
  );
const row = (name: RegExp | string) => screen.findByRole('link', { name }, FOUND);
const gone = (name: RegExp) =>
  waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument(), FOUND);
const searches = () => stats.seen.filter(({ path }) => path === SEARCH).map(({ query }) => query);
const until = (check: () => unknown) => waitFor(check, FOUND);
const keptFilters = () => readPersonal(storageKeys.caseFlowFilters, userIds.bram, v.unknown(), null);
const newer = () => new Date(Date.now() + 60_000).toISOString();

it('every case is one link with its title, customer, type, progress, status, deadline and owner', async () => {
  addCase('Overlast', {
    type: 'Overlastmelding',
    relatedPerson: { id: 'p1', name: 'Kees Smit' },
    steps: [aPickedUpStep({ title: 'Huisbezoek', deadline: day(5) }), aStep({ title: 'Nazorg' })],
  });
  addCase('Zonder eigenaar', { ownerModel: null, relatedPerson: null, steps: [], deadline: null });
  renderApp(LIST, settings);
  expect(
    await row(
      /^Overlast, Kees Smit, Overlastmelding, Huisbezoek \(1\/2\), In behandeling, deadline .*5 januari 2027.*, eigenaar Bram Jansen$/,
    ),
  ).toBeVisible();
  expect(
    await row(/^Zonder eigenaar, ‘Onbekende relatie’, .*, geen deadline, Nog niet toegekend$/),
  ).toBeVisible();
  expect(await screen.findByText('Geen zaak geselecteerd', undefined, FOUND)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Per eigenaar' })).toHaveAttribute(
    'href',
    '/dashboard/zaken/workload/overzicht',
  );
});

it('the list loads nine cases of the default statuses at a time, and the address keeps the page', async () => {
  addCases(20);
  const { user, router } = renderApp(LIST, settings);
  await row(/^Zaak 1,/);
  expect(new URLSearchParams(searches()[0]).getAll('statusses')).toEqual(['0', '3']);
  await user.click(await screen.findByRole('button', { name: 'Meer laden' }, FOUND));
  await row(/^Zaak 10,/);
  expect(searches()).toContainEqual(expect.stringContaining('page=1&pageSize=9'));
  await until(() => expect(router.state.location.search).toBe('?page=1'));
});

it('the page size comes from the address (AMB-084)', async () => {
  addCases(8);
  const { user } = renderApp(`${LIST}?size=4`, settings);
  await row(/^Zaak 4,/);
  await user.click(await screen.findByRole('button', { name: 'Meer laden' }, FOUND));
  await row(/^Zaak 8,/);
  expect(searches()).toContainEqual(expect.stringContaining('page=0&pageSize=4'));
  expect(searches()).toContainEqual(expect.stringContaining('page=1&pageSize=4'));
});

it('the filters are read from the address, and kept in the browser', async () => {
  addCase('Open zaak');
  addCase('Klaar', { status: CaseFlowStatus.Finished, type: 'Klacht' });
  renderApp(`${LIST}?filterforstatus=1,2&filterforcasetype=Klacht`, settings);
  expect(await row(/^Klaar,/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Open zaak/ })).not.toBeInTheDocument();
  expect(keptFilters()).toMatchObject({ statusses: ['1', '2'], caseType: 'Klacht' });
});

it('the filters of last time are put in an address that has none', async () => {
  writePersonal(storageKeys.caseFlowFilters, userIds.bram, { statusses: ['1'], query: 'dak' });
  const { router } = renderApp(LIST, settings);
  await until(() => expect(router.state.location.search).toBe('?filterforstatus=1&query=dak'));
});

it('the filters of last time are kept when the address names an impossible owner', async () => {
  writePersonal(storageKeys.caseFlowFilters, userIds.bram, { statusses: ['1'], query: 'dak' });
  const { router } = renderApp(`${LIST}?ownerId=%3Cb%3E`, settings);
  await until(() => expect(router.state.location.search).toBe('?filterforstatus=1&query=dak'));
  expect(keptFilters()).toMatchObject({ statusses: ['1'], query: 'dak' });
});

it('Enter searches at once, and drops one trailing dot', async () => {
  addCases(2);
  const { user, router } = renderApp(LIST, settings);
  await row(/^Zaak 1,/);
  await user.type(await screen.findByLabelText('Zoeken', undefined, FOUND), 'Zaak 2.{Enter}');
  await until(() => expect(router.state.location.search).toBe('?query=Zaak+2.'));
  await gone(/^Zaak 1,/);
  expect(await row(/^Zaak 2,/)).toBeVisible();
  expect(searches().map((query) => new URLSearchParams(query).get('query'))).toContain('Zaak 2');
});

it('the case that the address names is opened (AMB-083)', async () => {
  const [flow] = addCases(1);
  const { router } = renderApp(`${LIST}?caseid=${flow!.id}&query=Zaak`, settings);
  await until(() => expect(router.state.location.pathname).toBe(`${LIST}/${flow!.id}/stappen`));
  expect(router.state.location.search).toBe('?query=Zaak');
});

it('the owner in the address is named, and an executor who is not found is dropped (000 §8.3)', async () => {
  addCase('Van Anne', { ownerModel: anne });
  const { store, router } = renderApp(`${LIST}?ownerId=${anne.id}&executorId=niemand`, settings);
  await until(() => {
    const { caseFlows } = store.getState() as unknown as { caseFlows: { list: { filters: object } } };
    expect(caseFlows.list.filters).toMatchObject({ owner: { name: 'Anne de Vries' }, executor: null });
  });
  await until(() => expect(router.state.location.search).toBe(`?ownerId=${anne.id}`));
  expect(await row(/^Van Anne,/)).toBeVisible();
});

it('all filters are cleared in one go, including people', async () => {
  const { user, router } = renderApp(
    `${LIST}?filterforstatus=1&query=Lek&ownerId=${bram.id}&executorId=${anne.id}`,
    settings,
  );
  const field = (name: string) => screen.getByRole('combobox', { name });
  await until(() => expect(field('Eigenaar')).toHaveValue('Bram Jansen'));
  const addresses: string[] = [];
  router.subscribe(({ location }) => addresses.push(location.search));
  await user.click((await screen.findAllByRole('button', { name: 'Filters wissen' }, FOUND))[0]!);
  await until(() => expect(field('Eigenaar')).toHaveValue(''));
  expect(field('Uitvoerder')).toHaveValue('');
  expect(new Set(addresses)).toEqual(new Set(['']));
});

it('the list keeps the order of the back end without the sorting feature, whatever was chosen before', async () => {
  world.features = [];
  writePersonal(storageKeys.caseFlowSort, userIds.bram, 'deadlineDescending');
  addCases(2);
  renderApp(`${LIST}?sort=deadlineDescending`, settings);
  await screen.findByRole('combobox', { name: 'Eigenaar' }, FOUND);
  await row(/^Zaak 1,/);
  expect(screen.queryByText('Sorteren op')).not.toBeInTheDocument();
  expect(searches().filter((query) => query.includes('sort'))).toEqual([]);
});

it('an empty list says why, and offers to clear the filters when they are the reason', async () => {
  const { user, router } = renderApp(`${LIST}?query=niets`, settings);
  const [clear] = await screen.findAllByRole('button', { name: 'Filters wissen' }, FOUND);
  expect(await screen.findByText('Geen zaken gevonden', undefined, FOUND)).toBeVisible();
  await user.click(clear!);
  expect(await screen.findByText('Geen open zaken', undefined, FOUND)).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('a list that fails to load says so and can be retried', async () => {
  addCases(1);
  faults.add({ path: SEARCH, status: 500 });
  const { user } = renderApp(LIST, settings);
  await screen.findByText('De zaken konden niet worden geladen', undefined, FOUND);
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await row(/^Zaak 1,/)).toBeVisible();
});

it('the list follows colleagues: rows are replaced, marked as picked up or removed', async () => {
  const [one, two] = [
    addCase('Eerste', { status: CaseFlowStatus.Submitted, steps: [aStep({ deadline: day(1) })] }),
    addCase('Tweede', { steps: [aStep({ deadline: day(2) })] }),
  ];
  renderApp(LIST, settings);
  await row(/^Eerste, .*, Ontvangen,/);
  await screen.findByText('Verbonden', undefined, FOUND);
  act(() => pushHub('caseFlowHub', 'stepPickedUp', one.id));
  expect(await row(/^Eerste, .*, In behandeling,/)).toBeVisible();
  db.caseFlows.change(one, { status: CaseFlowStatus.PickedUp, lastModified: newer() });
  const renamed = db.caseFlows.change(two, { title: 'Anders', lastModified: newer() });
  act(() => pushCaseFlow('updated', renamed));
  expect(await row(/^Anders,/)).toBeVisible();
  const done = db.caseFlows.change(renamed, {
    status: CaseFlowStatus.Finished,
    lastModified: '2999-01-01T00:00:00.000Z',
  });
  act(() => pushCaseFlow('stepFinished', done));
  await gone(/^Anders,/);
  expect(await screen.findByText('1 zaak', undefined, FOUND)).toBeVisible();
});

it('the selected cases are given to another owner, with a result for each', async () => {
  addCase('Te geven');
  addCase('Al van Anne', { ownerModel: anne });
  addCase('Nog niet opgepakt', { status: CaseFlowStatus.Submitted });
  const { user } = renderApp(LIST, settings);
  await row(/^Te geven,/);
  await user.click(screen.getByRole('checkbox', { name: 'Alle geladen zaken selecteren' }));
  const bar = await screen.findByRole('group', { name: 'Acties voor de geselecteerde zaken' }, FOUND);
  await user.click(within(bar).getByRole('button', { name: 'Eigenaar wijzigen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Eigenaar van 3 zaken wijzigen' }, FOUND);
  await user.click(within(dialog).getByRole('button', { name: 'Toekennen' }));
  expect(await within(dialog).findByText('Kies een collega of functiegroep.')).toBeVisible();
  await user.type(within(dialog).getByRole('combobox'), 'Anne de');
  await user.click(await screen.findByRole('option', { name: /Anne de Vries/ }, FOUND));
  await user.click(within(dialog).getByRole('button', { name: 'Toekennen' }));
  expect(await screen.findByRole('heading', { name: '1 gelukt, 2 overgeslagen' }, FOUND)).toBeVisible();
  const results = within(screen.getByRole('list', { name: 'Resultaat per zaak' }));
  expect(results.getByText('Deze zaak is al van deze eigenaar.')).toBeVisible();
  expect(results.getByText('Deze zaak is nog niet opgepakt.')).toBeVisible();
  expect(await row(/^Te geven, .*, eigenaar Anne de Vries$/)).toBeVisible();
  const writes = stats.seen.filter(({ method }) => method === 'PUT');
  expect(writes.map(({ body }) => body)).toMatchObject([{ ownerModel: { id: anne.id } }]);
});

it('users who may not view cases are sent to the 401 screen', async () => {
  const { router } = renderApp(LIST, { user: 'anne' });
  await until(() => expect(router.state.location.pathname).toBe('/error/401'));
});

it('the key n opens the first case while none is open', async () => {
  addCases(2);
  const { user, router } = renderApp(LIST, settings);
  await row(/^Zaak 1/);
  await user.keyboard('n');
  await until(() => expect(router.state.location.pathname).toMatch(/[0-9a-f-]{36}/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zaak 1' }, FOUND)).toBeVisible();
});
