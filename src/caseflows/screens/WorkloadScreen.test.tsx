import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCaseFlow, db } from '@mocks/db';
import { faults, groupIds, pushCaseFlow, stats, userIds } from '@mocks/testServer';
import { modeDetected } from '@/core/device/deviceSlice';
import type { Assignee } from '@/domain/assignee';
import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { renderApp } from '@/testing/renderApp';

/** Whole screens on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const WORKLOAD = '/dashboard/zaken/workload/overzicht';
const GROUPED = '/api/v1/caseflow/searchgroupedbyowner';
const FOUND = { timeout: 15_000 };

const bram: Assignee = { id: userIds.bram, name: 'Bram Jansen', type: 'Employee', department: null };
const anne: Assignee = { id: userIds.anne, name: 'Anne de Vries', type: 'Employee', department: null };
const team: Assignee = {
  id: groupIds.leefbaarheid,
  name: 'Leefbaarheid',
  type: 'FunctionGroup',
  department: null,
};

const addCase = (title: string, ownerModel: Assignee | null, changes = {}) =>
  db.caseFlows.add(aCaseFlow({ title, ownerModel, ...changes }));
const addCases = (count: number, owner: Assignee | null) =>
  Array.from({ length: count }, (_, index) => addCase(`Zaak ${index + 1}`, owner));

const column = (name: string) => screen.findByRole('region', { name }, FOUND);
const card = async (owner: string, title: string) =>
  within(await column(owner)).findByRole('link', { name: new RegExp(`^${title},`) }, FOUND);
const cards = (group: HTMLElement, count: number) =>
  waitFor(() => expect(within(group).getAllByRole('link')).toHaveLength(count), FOUND);
const asked = (method: string) => stats.seen.filter((request) => request.method === method);
const settings = { user: 'bram' } as const;

it("groups the cases by owner, with nobody's as a group like the others and before them", async () => {
  addCase('Overlast', anne);
  addCase('Lekkage', null);
  addCase('Verhuizing', team);
  addCase('Klacht', anne);
  renderApp(WORKLOAD, settings);
  await column('Anne de Vries, 2 zaken');
  expect(screen.getAllByRole('region', { name: /zaak|zaken$/ }).map((group) => group.ariaLabel)).toEqual([
    'Nog niet toegekend, 1 zaak',
    'Anne de Vries, 2 zaken',
    'Leefbaarheid, 1 zaak',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Nog niet toegekend',
    'Anne de Vries',
    'Leefbaarheid',
  ]);
  expect(screen.getAllByText('4 zaken bij 2 eigenaren')).not.toHaveLength(0);
  expect(document.title).toContain('Werkvoorraad');
});

it('says on a card what it is about, for whom, how far it is, when it is due', async () => {
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
    /^Overlast, Kees Smit, Huisbezoek \(0\/2\), In behandeling, deadline bijna, /,
  );
  expect(await card('Bram Jansen, 2 zaken', 'Oude zaak')).toHaveAccessibleName(
    /^Oude zaak, ‘Onbekende relatie’, Ontvangen, deadline verlopen, .*1 januari 2020/,
  );
});

it('loads four of each owner, and four more of the one that is asked for', async () => {
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

it('takes the size of its pages from the address (AMB-084)', async () => {
  addCases(6, anne);
  renderApp(`${WORKLOAD}?size=5`, settings);
  await cards(await column('Anne de Vries, 6 zaken'), 5);
});

it('loads more of what is nobody’s too', async () => {
  addCases(6, null);
  addCases(6, anne);
  const { user } = renderApp(WORKLOAD, settings);
  const nobodys = await column('Nog niet toegekend, 6 zaken');
  await user.click(await within(nobodys).findByRole('button', { name: /Meer zaken/ }, FOUND));
  await cards(nobodys, 6);
  await cards(await column('Anne de Vries, 6 zaken'), 4);
});

it('says that the next page could not be loaded, and tries again', async () => {
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

it('says why it is empty, and that loading failed', async () => {
  faults.add({ path: GROUPED, status: 500 });
  const { user } = renderApp(WORKLOAD, settings);
  await screen.findByText('De werkvoorraad kon niet worden geladen', {}, FOUND);
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Geen zaken in de werkvoorraad', {}, FOUND)).toBeVisible();
});

const openMenu = async (user: ReturnType<typeof renderApp>['user'], owner: string, title: string) => {
  await user.hover(await card(owner, title));
  await user.click(await screen.findByRole('button', { name: `Acties voor ${title}` }));
  return screen.findByRole('menu');
};

it('gives a case to its reader by the menu; it lands when the server has said yes', async () => {
  addCase('Overlast', anne);
  addCase('Klacht', bram);
  faults.add({ method: 'PUT', path: '/api/v1/caseflow/*', delayMs: 300 });
  const { user } = renderApp(WORKLOAD, settings);
  const menu = await openMenu(user, 'Anne de Vries, 1 zaak', 'Overlast');
  await user.click(within(menu).getByRole('menuitem', { name: /Aan mij toekennen/ }));
  expect(await screen.findByText('Wordt verplaatst naar Bram Jansen…', {}, FOUND)).toBeVisible();
  expect(await card('Anne de Vries, 1 zaak', 'Overlast')).toBeVisible();
  expect(await card('Bram Jansen, 2 zaken', 'Overlast')).toBeVisible();
  expect(await screen.findByText('Overlast staat nu bij Bram Jansen.', {}, FOUND)).toBeInTheDocument();
  expect(asked('PUT')).toHaveLength(1);
});

it('is back where it was when the server refuses, and says so', async () => {
  addCase('Overlast', anne);
  faults.add({ method: 'PUT', path: '/api/v1/caseflow/*', status: 409, delayMs: 100 });
  const { user } = renderApp(WORKLOAD, settings);
  const menu = await openMenu(user, 'Anne de Vries, 1 zaak', 'Overlast');
  await user.click(within(menu).getByRole('menuitem', { name: /Aan mij toekennen/ }));
  expect(await screen.findAllByText('Zaak kon niet bijgewerkt worden', {}, FOUND)).not.toHaveLength(0);
  expect(await card('Anne de Vries, 1 zaak', 'Overlast')).toBeVisible();
  expect(screen.queryByText(/Wordt verplaatst/)).not.toBeInTheDocument();
  expect(
    await screen.findByText('Overlast is niet verplaatst en staat nog bij Anne de Vries.', {}, FOUND),
  ).toBeInTheDocument();
});

it('moves a case by keyboard alone: take up, go to the owner, let go', async () => {
  addCase('Overlast', anne);
  addCase('Klacht', bram);
  const { user } = renderApp(WORKLOAD, settings);
  const link = await card('Anne de Vries, 1 zaak', 'Overlast');
  act(() => link.focus());
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Overlast verslepen' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-owner', bram.id), FOUND);
  await user.keyboard('{Enter}');
  expect(await card('Bram Jansen, 2 zaken', 'Overlast')).toBeVisible();
  expect(db.caseFlows.all().find(({ title }) => title === 'Overlast')?.ownerModel?.id).toBe(bram.id);
});

class Kinds extends Array<{ kind: string; type: string }> {
  readonly keep: (type: string, text: string) => void;
  constructor(keep: (type: string, text: string) => void) {
    super();
    this.keep = keep;
  }
  add(text: string, type: string) {
    this.keep(type, text);
    this.push({ kind: 'string', type });
  }
}

/** What a browser hands along with what is dragged, as far as dragging here asks for it. */
function aTransfer() {
  const data = new Map<string, string>();
  return {
    effectAllowed: 'all',
    dropEffect: 'none',
    items: new Kinds((type, text) => data.set(type, text)),
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    clearData: () => undefined,
    files: [],
  };
}

it('moves a case by dragging it to another owner, and is free for the next', async () => {
  addCase('Overlast', anne);
  addCase('Klacht', bram);
  faults.add({ method: 'PUT', path: '/api/v1/caseflow/*', delayMs: 200 });
  const { user, store } = renderApp(WORKLOAD, settings);
  const link = await card('Anne de Vries, 1 zaak', 'Overlast');
  await user.hover(link);
  await screen.findByRole('button', { name: 'Overlast verslepen' });
  const dataTransfer = aTransfer();
  const target = await column('Bram Jansen, 1 zaak');
  fireEvent.dragStart(link, { dataTransfer });
  fireEvent.dragEnter(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  expect(await screen.findByText('Wordt verplaatst naar Bram Jansen…', {}, FOUND)).toBeVisible();
  fireEvent.dragEnd(link, { dataTransfer });
  expect(await card('Bram Jansen, 2 zaken', 'Overlast')).toBeVisible();
  expect(store.getState()).toMatchObject({ workload: { dragged: null } });
});

it('says why a case cannot be moved', async () => {
  addCase('Overlast', null, { status: CaseFlowStatus.Submitted });
  const { user } = renderApp(WORKLOAD, settings);
  const menu = await openMenu(user, 'Nog niet toegekend, 1 zaak', 'Overlast');
  const item = within(menu).getByRole('menuitem', { name: /Naar eigenaar/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent('Deze zaak is nog niet opgepakt.');
  expect(screen.queryByRole('button', { name: /verslepen/ })).not.toBeInTheDocument();
});

it('says so for the key too, and opens the choice of an owner where it may', async () => {
  addCase('Overlast', null, { status: CaseFlowStatus.Submitted });
  addCase('Klacht', bram);
  const { user, store } = renderApp(WORKLOAD, settings);
  const received = await card('Nog niet toegekend, 1 zaak', 'Overlast');
  act(() => received.focus());
  await user.keyboard('e');
  expect(await screen.findAllByText('Deze zaak is nog niet opgepakt.', {}, FOUND)).not.toHaveLength(0);
  const own = await card('Bram Jansen, 1 zaak', 'Klacht');
  act(() => own.focus());
  await user.keyboard('e');
  const [opened] = store.getState().dialogs.open;
  expect(opened?.dialog).toMatchObject({ kind: 'caseFlowOwner' });
});

it('shows what a colleague moves, and counts along', async () => {
  const moved = addCase('Overlast', anne);
  addCase('Klacht', bram);
  renderApp(WORKLOAD, settings);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  const changed = db.caseFlows.change(moved, { ownerModel: bram, lastModified: new Date().toISOString() });
  act(() => pushCaseFlow('updated', changed));
  expect(await card('Bram Jansen, 2 zaken', 'Overlast')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Overlast,/ })).toHaveLength(1);
});

it('lets nothing change place while someone drags', async () => {
  const moved = addCase('Overlast', anne);
  addCase('Klacht', anne);
  addCase('Lekkage', bram);
  const { user } = renderApp(WORKLOAD, settings);
  const link = await card('Anne de Vries, 2 zaken', 'Klacht');
  act(() => link.focus());
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-owner', bram.id), FOUND);
  const changed = db.caseFlows.change(moved, { ownerModel: bram, lastModified: new Date().toISOString() });
  act(() => pushCaseFlow('updated', changed));
  const shown = () => document.querySelectorAll(`[data-owner="${anne.id}"] [data-card]`).length;
  await waitFor(() => expect(screen.getByText('2 zaken', { exact: true })).toBeInTheDocument(), FOUND);
  expect(shown()).toBe(2);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toBe(1), FOUND);
});

it('asks again after a gap in the events', async () => {
  const moved = addCase('Overlast', anne);
  const { store } = renderApp(WORKLOAD, settings);
  await card('Anne de Vries, 1 zaak', 'Overlast');
  db.caseFlows.change(moved, { ownerModel: bram, lastModified: new Date().toISOString() });
  act(() => void store.dispatch(hubsReconnected()));
  expect(await card('Bram Jansen, 1 zaak', 'Overlast')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Anne de Vries/ })).not.toBeInTheDocument();
});

it('goes to the list and back with the filters of the address', async () => {
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

it('asks for what the filters of the address say, and offers to clear them when nothing fits', async () => {
  addCase('Overlast', anne);
  addCase('Klacht', anne, { type: 'Klacht', status: CaseFlowStatus.Finished });
  const { user, router } = renderApp(`${WORKLOAD}?filterforstatus=1`, settings);
  expect(await card('Anne de Vries, 1 zaak', 'Klacht')).toBeVisible();
  await act(() => router.navigate(`${WORKLOAD}?filterforcasetype=Verhuizing`));
  await user.click(await screen.findByRole('button', { name: 'Filters wissen' }, FOUND));
  expect(await card('Anne de Vries, 1 zaak', 'Overlast')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('opens a case with Enter', async () => {
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

it('stacks the owners where there is no room for columns', async () => {
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
});

it('is not for who may not see case flows', async () => {
  const { router } = renderApp(WORKLOAD, { user: 'anne' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'), FOUND);
});
