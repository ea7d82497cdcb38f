import { screen, waitFor, within } from '@testing-library/react';
import { aCaseActivity, aCaseFlow, aContract, aUnit, db } from '@mocks/db';
import { faults, stats, users } from '@mocks/backend/testServer';
import type { Permission } from '@/domain/session/permission';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';
import { queries } from '@/api/http/queries';
import { happened, MARIA, MINUTE, minutesAgo, readForAWhile, TIMELINE_PATH } from '@/testing/timeline';

type User = ReturnType<typeof renderApp>['user'];

async function choose(user: User, menu: string | RegExp, action: string) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const open = (search = '', user: 'anne' | 'carla' = 'carla', permissions?: readonly Permission[]) =>
  renderApp(TIMELINE_PATH + search, { user, ...(permissions && { permissions }) });

const fold = (name: RegExp) => screen.findByRole('button', { name });
const asked = (endpoint: string) => stats.seen.filter((call) => call.endpoint === endpoint);
const FILTERED = 'POST /api/v1/case/person/:id/filters';
const FOLLOW_UPS = 'GET /api/v1/activity/bycase/:caseId';
const without = (...names: Permission[]) =>
  users.carla.permissions.filter((permission) => !names.includes(permission));

it('An empty or failed timeline shows a message, with a retry', async () => {
  faults.add({ method: 'GET', path: `/api/v1/case/person/${MARIA}`, status: 500 });
  const { user } = open();
  expect(await screen.findByText('Fout opgetreden tijdens ophalen van gebeurtenissen')).toBeVisible();
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Er is nog niets gebeurd.')).toBeVisible();
});

it('Cases are listed newest first, and the activities of a case are requested when it is first unfolded', async () => {
  happened('Oude vraag', 3 * 24 * 60);
  const { found } = happened('Lekkage', 30, { description: 'x'.repeat(120) });
  db.caseActivities.add(
    aCaseActivity({
      caseId: found.id,
      type: 'RepairRequest',
      startTime: minutesAgo(60),
      description: null,
      repairRequest: { id: 'r', items: [{ defectName: 'Kraan', unit: { name: 'Badkamer' } }] },
      linkedActivities: [{ id: 'l', type: 'Contact', description: 'Ook gebeld', startTime: minutesAgo(50) }],
    }),
  );
  const { user } = open();
  const list = await screen.findByRole('list', { name: 'Tijdlijn' });
  const titles = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => /Lekkage|Oude vraag/.exec(textContent)?.[0]);
  expect(titles).toEqual(['Lekkage', 'Oude vraag']);
  expect(within(list).getByText(`${'x'.repeat(90)}..`)).toBeVisible();
  expect(asked(FOLLOW_UPS)).toHaveLength(0);

  const lekkage = await fold(/^Lekkage/);
  await user.click(lekkage);
  expect(lekkage).toHaveAttribute('aria-expanded', 'true');
  const happenings = await screen.findByRole('list', { name: 'Gebeurtenissen van Lekkage' });
  expect(within(happenings).getByText('Kraan (Badkamer)')).toBeVisible();
  expect(within(happenings).getByText(/Ook gebeld/)).toBeVisible();
  expect(asked(FOLLOW_UPS).map(({ query }) => query)).toEqual(['?page=0&pageSize=150&statusFilter=Active']);
  lekkage.focus();
  await user.keyboard('{Enter}');
  expect(lekkage).toHaveAttribute('aria-expanded', 'false');
});

it('A user who may not read activities sees only the known activities when unfolding a case', async () => {
  happened('Lekkage', 30);
  const { user } = open('', 'carla', without('activityRead'));
  await user.click(await fold(/^Lekkage/));
  expect(await screen.findByText('Je kunt de afzonderlijke gebeurtenissen niet bekijken.')).toBeVisible();
  expect(screen.getByText('Over Lekkage')).toBeVisible();
  expect(asked(FOLLOW_UPS)).toHaveLength(0);
});

it('The filters are read from the address without the invalid ones, and going back restores them', async () => {
  happened('Lekkage', 30);
  happened('Huur', 60, { type: 'OutgoingMail', channel: 'Email' });
  const { user, router } = open('?kanaal=Telex&status=x&contract=1', 'carla');
  await fold(/^Lekkage/);
  expect(asked(FILTERED)).toHaveLength(0);

  await user.click(await screen.findByRole('button', { name: /Kanaal$/ }));
  await user.click(await screen.findByRole('option', { name: 'E-mail' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Lekkage/ })).toBeNull());
  await fold(/^Huur/);
  expect(router.state.location.search).toContain('kanaal=Email');
  expect(asked(FILTERED).at(-1)?.body).toEqual({
    page: 0,
    pageSize: 10,
    id: MARIA,
    query: '',
    category: null,
    contractId: null,
    sssIds: [],
    tagIds: [],
    status: 'Active',
    channel: 'Email',
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Zoeken' }), 'niets{Enter}');
  expect(await screen.findByText('Niets gevonden met deze filters.')).toBeVisible();
  expect(spokenTexts().filter((text) => text.endsWith('gevonden'))).toEqual(['Niets gevonden']);
  await router.navigate(-1);
  await fold(/^Lekkage/);
});

it('The search waits a second after the last key, and marks what it found', async () => {
  happened('Lekkage', 30);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { user } = open();
  await fold(/^Lekkage/);
  await user.type(await screen.findByRole('searchbox', { name: 'Zoeken' }), 'lek');
  await vi.advanceTimersByTimeAsync(600);
  expect(asked(FILTERED)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(500);
  await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('Lek'));
  expect(asked(FILTERED).at(-1)?.body).toMatchObject({ query: 'lek' });
  vi.useRealTimers();
});

it('The status filter and the delete menu are absent without the rights to them', async () => {
  happened('Lekkage', 5);
  open('', 'anne', ['customerCard', 'activityRead']);
  await fold(/^Lekkage/);
  expect(screen.queryByRole('button', { name: /Status$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Acties voor Lekkage' })).toBeNull();
});

it('A case is deleted after a confirmation, is struck through under Alle, and can be restored', async () => {
  const { found } = happened('Lekkage', 30);
  const { user, store, router } = open();
  await choose(user, 'Acties voor Lekkage', 'Zaak verwijderen');
  const dialog = await screen.findByRole('alertdialog', { name: 'Zaak verwijderen' });
  expect(dialog).toHaveTextContent('Weet je zeker dat je deze zaak wilt verwijderen?');
  await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText('Er is nog niets gebeurd.')).toBeVisible();
  expect(db.cases.find(found.id)?.isDeleted).toBe(true);
  expect(selectToasts(store.getState()).map(({ text }) => text)).toContain('Zaak succesvol verwijderd');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  await router.navigate(`${TIMELINE_PATH}?status=Deleted`);
  await choose(user, 'Acties voor Lekkage', 'Zaak herstellen');
  await user.click(await screen.findByRole('button', { name: 'Herstellen' }));
  await screen.findByText('Niets gevonden met deze filters.');
  expect(selectToasts(store.getState()).map(({ text }) => text)).toContain('Zaak succesvol herstelt');
});

it("A colleague's earlier deletion shows a message and reloads the timeline", async () => {
  const { found } = happened('Lekkage', 30);
  const { user, store } = open();
  await choose(user, 'Acties voor Lekkage', 'Zaak verwijderen');
  const confirm = await screen.findByRole('button', { name: 'Verwijderen' });
  db.cases.change(found.id, { isDeleted: true });
  await user.click(confirm);
  expect(await screen.findByText('Er is nog niets gebeurd.')).toBeVisible();
  expect(selectToasts(store.getState()).filter(({ kind }) => kind === 'error')).toMatchObject([
    {
      text: 'Verwijderen van de zaak is mislukt',
      below: ['De tijdlijn is intussen veranderd en is opnieuw opgehaald.'],
    },
  ]);
});

it('A contact moment can be deleted only within its time limit', async () => {
  const { activity } = happened('Net gebeld', 5);
  happened('Eerder gebeld', 20);
  const { user, store } = open('', 'anne');
  await user.click(await fold(/^Eerder gebeld/));
  await user.click(await screen.findByRole('button', { name: /^Acties voor Contact/ }));
  const late = await screen.findByRole('menuitem', { name: /^Contactmoment verwijderen/ });
  expect(late).toHaveAttribute('aria-disabled', 'true');
  expect(late).toHaveTextContent('Een contactmoment kan tot 15 minuten na het begin verwijderd worden.');
  await user.keyboard('{Escape}');
  await user.click(await fold(/^Eerder gebeld/));
  await user.click(await fold(/^Net gebeld/));
  await choose(user, /^Acties voor Contact/, 'Contactmoment verwijderen');
  await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(db.caseActivities.find(activity.id)?.isDeleted).toBe(true));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Net gebeld/ })).toBeNull());
  expect(selectToasts(store.getState()).map(({ text }) => text)).toContain(
    'Gebeurtenis succesvol verwijderd',
  );
});

it('A failed next page shows a message, keeps the loaded cases, and can be retried (CARD-169)', async () => {
  for (let number = 0; number < 25; number += 1) happened(`Vraag ${number}`, number + 20);
  const { user } = open();
  const more = await screen.findByRole('button', { name: 'Meer laden' });
  faults.add({ method: 'GET', path: `/api/v1/case/person/${MARIA}`, status: 503 });
  await user.click(more);
  expect(await screen.findByText('Het vervolg kon niet worden geladen.')).toBeVisible();
  expect(screen.getByText('10 van 25 zaken')).toBeVisible();
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Meer laden' }));
  expect(await screen.findByText('20 van 25 zaken')).toBeVisible();
  expect(screen.queryByText('Het vervolg kon niet worden geladen.')).toBeNull();
});

it('A stale timeline reloads all its loaded cases in one request', async () => {
  for (let number = 0; number < 25; number += 1) happened(`Vraag ${number}`, number + 20);
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: 'Meer laden' }));
  expect(await screen.findByText('20 van 25 zaken')).toBeVisible();
  const calls = asked('GET /api/v1/case/person/:id').length;
  readForAWhile();
  happened('Nieuw', 1);
  store.dispatch(queries.util.invalidateTags(['timeline']));
  await user.click(await screen.findByRole('button', { name: '1 nieuwe tonen' }));
  await fold(/^Nieuw/);
  expect(screen.getByText('20 van 26 zaken')).toBeVisible();
  expect(
    asked('GET /api/v1/case/person/:id')
      .slice(calls)
      .map(({ query }) => query),
  ).toEqual(['?page=0&pageSize=20']);
});

it('A year that has not loaded yet can be jumped to, and the arrival is announced', async () => {
  for (let number = 0; number < 30; number += 1) happened(`Vraag ${number}`, number + 20);
  happened('Lang geleden', 3 * 365 * 24 * 60);
  const year = new Date(Date.now() - 3 * 365 * 24 * 60 * MINUTE).getFullYear();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Naar ${year}; wordt eerst geladen` }));
  expect(await screen.findByText('31 zaken')).toBeVisible();
  await waitFor(() => expect(spokenTexts()).toContain(`De tijdlijn staat bij ${year}.`));
  expect(screen.getByRole('button', { name: `Naar ${year}` })).toBeVisible();
});

it('Activities link to their task, case flow and unit', async () => {
  const { found } = happened('Overlast', 30, { type: 'CaseFlow', channel: null });
  const unit = db.units.add(aUnit());
  const contract = db.contracts.add(aContract({ unitId: unit.id, status: 1, endDate: null }));
  db.cases.change(found, { contract: { id: contract.id, addressLine: 'Kerkstraat 10' } });
  const flow = db.caseFlows.add(aCaseFlow({ umbrellaCaseId: found.id }));
  const task = {
    id: 'a1000000-0000-4000-8000-0000000000aa',
    taskType: { name: 'Terugbellen', category: 'Terugbellen' },
    description: 'Bel terug',
    outcome: null,
    relatedPerson: null,
  };
  db.caseActivities.add(
    aCaseActivity({ caseId: found.id, type: 'TaskCreated', startTime: minutesAgo(40), task }),
  );
  const { user } = open();
  await user.click(await fold(/^Overlast/));
  expect(await screen.findByRole('link', { name: 'Zaak openen' })).toHaveAttribute(
    'href',
    `/dashboard/zaken/overzicht/${flow.id}/stappen`,
  );
  expect(screen.getByRole('link', { name: /^Taak openen, / })).toHaveAttribute(
    'href',
    `/dashboard/taken/overzicht/${task.id}/informatie`,
  );
  expect(await screen.findByRole('link', { name: 'Kerkstraat 10' })).toHaveAttribute(
    'href',
    `/objectkaart/${unit.id}`,
  );
});

describe('exporting', () => {
  const button = () => screen.findByRole('button', { name: 'Tijdlijn exporteren' });

  it('starts, and saves the file that the server made', async () => {
    happened('Lekkage', 30);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user, store } = open();
    await user.click(await button());
    await waitFor(() => expect(saved).toEqual(['Tijdlijn Maria van Dijk.csv']));
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Tijdlijn exporteren gestart', 'Tijdlijn Maria van Dijk.csv is opgeslagen.']),
    );
  });

  it('shows a message when it fails, and has no button for users without the right', async () => {
    faults.add({ method: 'POST', path: `/api/v1/case/person/${MARIA}/export`, status: 500 });
    const { user, store, unmount } = open();
    await user.click(await button());
    await waitFor(() =>
      expect(selectToasts(store.getState()).map(({ text }) => text)).toContain(
        'Fout opgetreden tijdens exporteren van de tijdlijn',
      ),
    );
    unmount();
    happened('Lekkage', 30);
    open('', 'carla', without('exportTimeline'));
    await fold(/^Lekkage/);
    expect(screen.queryByRole('button', { name: 'Tijdlijn exporteren' })).toBeNull();
  });
});

it('An unfolded task shows how and why it ended, and that it was rejected', async () => {
  happened('Lekkage', 30, {
    type: 'Task',
    description: null,
    rejectReason: 'Niet van ons.',
    task: { id: 't', outcome: { title: 'Terug naar Verhuur' } } as never,
  });
  const { user } = open();
  await user.click(await fold(/^Lekkage/));
  const happenings = within(await screen.findByRole('list', { name: 'Gebeurtenissen van Lekkage' }));
  expect(happenings.getByText('Uitkomst: Terug naar Verhuur')).toBeVisible();
  expect(happenings.getByText('Reden van weigeren: Niet van ons.')).toBeVisible();
  expect(happenings.getByText('Geweigerd').closest('.danger')).not.toBeNull();
});
