import type { MockInstance } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCaseFlow, aPerson, aTimelineCase, db, referenceTo } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { scenarios } from '@mocks/caseflows/vocabulary';
import type { WithQueries } from '@/api/http/queries';
import { selfServiceQueries } from '@/api/knowledge/selfService';
import { wokeUp } from '@/core/events';
import { selectUser, sessionEnded, sessionRenewed } from '@/core/session/sessionSlice';
import { aSession } from '@/testing/coreStore';
import { renderApp } from '@/testing/renderApp';

const { notice, garden } = scenarios;
let submit: MockInstance<HTMLFormElement['submit']>;
const tenant = (changes = {}) => db.people.add(aPerson({ name: 'Maria van Dijk', ...changes }));
const address = (personId: string, query = '?channel=Phone', scenarioId: string = notice.id) =>
  `/klantenkaart/${personId}/impersonation/${scenarioId}${query}`;
/** Opens an address as a link within the application does. */
const enter = (path: string, circumstances: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { isFromWithin: true, ...circumstances });
const asked = () => stats.seen.filter(({ path }) => path.includes('/impersonate/'));
const frame = () => screen.findByTitle<HTMLIFrameElement>('Woning opzeggen, namens Maria van Dijk');
/** Every address that was visited. */
function visits({ router }: ReturnType<typeof enter>): string[] {
  const seen: string[] = [];
  router.subscribe(({ location }) => seen.push(location.pathname));
  return seen;
}
const kept = () => JSON.parse(localStorage.getItem('impersonation') ?? 'null') as { value: unknown } | null;

beforeEach(() => {
  localStorage.clear();
  submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});

describe('the portal', () => {
  it('opens in a frame by posting the packet once, and closes on request', async () => {
    const { id } = tenant();
    const app = enter(address(id));
    const { user } = app;
    const visited = visits(app);
    const portal = await frame();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    const form = submit.mock.contexts[0] as HTMLFormElement;
    expect(form.target).toBe(portal.name);
    expect(form.method).toBe('post');
    expect(form.action).toBe('http://localhost:3000/portaal/start');
    const [session] = db.portalSessions.all();
    expect([...new FormData(form)]).toEqual([['packet', session?.id]]);
    expect(session).toMatchObject({ personId: id, scenarioId: notice.id, channel: 'Phone', caseId: null });
    expect(form.isConnected).toBe(false);
    expect(JSON.stringify(app.store.getState())).not.toContain(session?.id);
    expect(document.documentElement.outerHTML).not.toContain(session?.id);
    expect(portal.getAttribute('sandbox')).toBe('allow-forms allow-scripts allow-popups');
    expect(kept()?.value).toEqual({
      personId: id,
      scenarioId: notice.id,
      channel: 'Phone',
      caseId: null,
      caseFlowId: null,
      fullScreen: false,
    });
    const bar = within(screen.getByRole('region', { name: 'Namens een klant' }));
    expect(bar.getByRole('heading', { level: 1 })).toHaveTextContent('Je handelt namens Maria van Dijk');
    await user.click(bar.getByRole('button', { name: 'Stoppen' }));
    await waitFor(() => expect(visited).toContain(`/klantenkaart/${id}/tijdlijn`));
    await waitFor(() => expect(kept()?.value).toBeNull());
    expect(screen.queryByRole('region', { name: 'Namens een klant' })).not.toBeInTheDocument();
    expect(document.documentElement.dataset).not.toHaveProperty('mode');
  });

  it('fills the page on request until Escape is pressed, even after a reload, which starts a new session', async () => {
    const { id } = tenant();
    const first = enter(address(id));
    await frame();
    const portal = await frame();
    await first.user.click(screen.getByRole('button', { name: 'Volledig scherm' }));
    expect(document.documentElement.dataset).toHaveProperty('fullScreen');
    expect(await frame()).toBe(portal);
    expect(kept()?.value).toMatchObject({ fullScreen: true });
    const stored = localStorage.getItem('impersonation')!;
    first.unmount();
    localStorage.setItem('impersonation', stored);
    const { user } = renderApp(address(id, ''));
    await frame();
    expect(asked()).toHaveLength(2);
    expect(new Set(db.portalSessions.all().map((session) => session.id)).size).toBe(2);
    expect(document.documentElement.dataset).toHaveProperty('fullScreen');
    await user.keyboard('{Escape}');
    expect(document.documentElement.dataset).not.toHaveProperty('fullScreen');
    expect(screen.getByRole('button', { name: 'Volledig scherm' })).toBeVisible();
  });

  it("closes with the agent's session, and starts again with the next one (T21)", async () => {
    const { id } = tenant();
    const { store } = enter(address(id));
    const portal = await frame();
    const session = { ...aSession(), user: selectUser(store.getState())! };
    act(() => {
      store.dispatch(sessionEnded('NotAuthorized'));
    });
    expect(portal).not.toBeInTheDocument();
    act(() => {
      store.dispatch(sessionRenewed(session));
    });
    expect(await frame()).not.toBe(portal);
    expect(new Set(db.portalSessions.all().map((one) => one.id)).size).toBe(2);
  });

  it('stays open when the scenario is withdrawn meanwhile', async () => {
    const { id } = tenant();
    const { store } = enter(address(id));
    const portal = await frame();
    db.people.change(id, { roles: { vendor: 'v' } });
    const readings = () => stats.seen.filter(({ path }) => path.includes('/active/person/')).length;
    const before = readings();
    act(() => {
      store.dispatch(wokeUp());
    });
    await waitFor(() => expect(readings()).toBeGreaterThan(before));
    const { select } = selfServiceQueries.endpoints.activeScenarios;
    await waitFor(() => expect(select(id)(store.getState() as unknown as WithQueries).data).toEqual([]));
    expect(portal).toBeInTheDocument();
  });

  it('reports that the policy of the page blocks it', async () => {
    const { id } = tenant();
    enter(address(id));
    await frame();
    act(() => {
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src' }),
      );
    });
    await frame();
    act(() => {
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' }),
      );
    });
    expect(
      await screen.findByRole('heading', {
        name: 'De beveiliging van deze pagina laat het portaal niet toe.',
      }),
    ).toBeVisible();
  });
});

describe('the portal from a case', () => {
  const fromCase = () => {
    const person = tenant();
    const found = db.cases.add(aTimelineCase({ personId: person.id }));
    const flow = db.caseFlows.add(
      aCaseFlow({ umbrellaCaseId: found.id, personId: person.id, relatedPerson: referenceTo(person) }),
    );
    return {
      person,
      flow,
      path: address(person.id, `?channel=Desk&caseId=${found.id}&caseFlowId=${flow.id}`),
    };
  };

  it('needs only the permission to see cases, and leads back to the steps of the case', async () => {
    const { flow, path } = fromCase();
    const { user, router } = enter(path, {
      user: 'bram',
      permissions: ['viewTask', 'viewCaseFlow', 'viewDetailedCaseFlow'],
    });
    await frame();
    expect(asked()[0]?.body).toEqual({ caseId: flow.umbrellaCaseId });
    await user.click(screen.getByRole('button', { name: 'Stoppen' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/dashboard/zaken/overzicht/${flow.id}/stappen`),
    );
  });

  it('is not started without the file of the case', async () => {
    const { person, flow } = fromCase();
    const { user, router } = enter(address(person.id, `?channel=Desk&caseFlowId=${flow.id}`), {
      user: 'bram',
    });
    expect(await screen.findByText(/Dit adres is niet volledig/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Terug' }));
    await waitFor(() => expect(router.state.location.pathname).toContain(flow.id));
    expect(asked()).toEqual([]);
  });
});

it.each([
  ['with a channel', '?channel=Phone', 'Telefoon'],
  ['without a channel', '', null],
  ['with an unknown channel', '?channel=Duif', null],
])(
  'An address that was opened from elsewhere, %s, starts nothing before the user agrees',
  async (_, query, chosen) => {
    const { id } = tenant();
    const { user } = renderApp(address(id, query));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hoe heb je contact?' }));
    expect(dialog.getByText('Woning opzeggen, namens Maria van Dijk')).toBeVisible();
    expect([asked(), submit.mock.calls]).toEqual([[], []]);
    if (chosen === null) await user.click(dialog.getByRole('radio', { name: 'Telefoon' }));
    else expect(dialog.getByRole('radio', { name: chosen })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Starten' }));
    await frame();
    expect(asked().map(({ path }) => path.split('/').at(-1))).toEqual(['Phone']);
  },
);

it('The portal asks the user for a missing channel and remembers the choice', async () => {
  const { id } = tenant();
  const { user, router } = enter(address(id, '?channel=Duif'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hoe heb je contact?' }));
  await user.click(dialog.getByRole('button', { name: 'Starten' }));
  expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(/Kies een kanaal/);
  expect(asked()).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Baliebezoek' }));
  await user.click(dialog.getByRole('button', { name: 'Starten' }));
  await frame();
  expect(router.state.location.search).toBe('?channel=Desk');
  expect(asked().map(({ path }) => path.split('/').at(-1))).toEqual(['Desk']);
  expect(localStorage.getItem('caseflow-recovery-data')).toContain('{"channel":"Desk"}');
});

it('Cancelling the choice of a channel leads back', async () => {
  const { id } = tenant();
  const app = enter(address(id, ''));
  const { user } = app;
  const visited = visits(app);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(visited).toContain(`/klantenkaart/${id}/tijdlijn`));
});

describe('the portal is not started', () => {
  it.each([
    [
      'for a person who is neither tenant nor home seeker',
      { roles: { vendor: 'v' } },
      notice.id,
      /Alleen namens een huurder/,
    ],
    ['when the scenario is archived', {}, garden.id, 'Selfservice scenario momenteel niet actief'],
    ['when the scenario does not exist', {}, 'x', 'Fout opgetreden tijdens starten selfservice scenario'],
  ])('%s', async (_, changes, scenarioId, text) => {
    const { id } = tenant(changes);
    enter(address(id, '?channel=Phone', scenarioId));
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
    expect(asked()).toEqual([]);
  });

  it('for a user without the permission', async () => {
    const { id } = tenant();
    const { router } = enter(address(id), { permissions: ['viewTask', 'customerCard'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
  });

  it.each([
    [500, 'Fout opgetreden tijdens starten selfservice scenario', 'Opnieuw proberen'],
    [409, /er is intussen iets veranderd/, 'Opnieuw proberen'],
  ])('after status %i, until the user tries again', async (status, text, remedy) => {
    const { id } = tenant();
    const fault = faults.add({ method: 'POST', path: '/api/v1/selfservice/*', status });
    const { user } = enter(address(id));
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
    faults.remove(fault);
    await user.click(screen.getByRole('button', { name: remedy }));
    await frame();
  });

  it('with a channel that the server does not know, until another one is chosen', async () => {
    const { id } = tenant();
    const fault = faults.add({ method: 'POST', path: '/api/v1/selfservice/*', status: 400 });
    const { user } = enter(address(id));
    await user.click(await screen.findByRole('button', { name: 'Kanaal kiezen' }));
    faults.remove(fault);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'E-mail' }));
    await user.click(dialog.getByRole('button', { name: 'Starten' }));
    await frame();
    expect(asked().at(-1)?.path).toMatch(/Email$/);
  });

  it('without permission on the server, which is reported', async () => {
    const { id } = tenant();
    faults.add({ method: 'POST', path: '/api/v1/selfservice/*', status: 403 });
    const app = enter(address(id));
    const { user } = app;
    const visited = visits(app);
    expect(await screen.findByText(/niet genoeg rechten/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Terug' }));
    await waitFor(() => expect(visited).toContain(`/klantenkaart/${id}/tijdlijn`));
  });

  it('with an address that may not be opened', async () => {
    const { id } = tenant();
    faults.add({
      method: 'POST',
      path: '/api/v1/selfservice/*',
      body: '{"url":"javascript:alert(1)","packet":"x"}',
      contentType: 'application/json',
    });
    enter(address(id));
    expect(await screen.findByText(/adres dat niet geopend mag worden/)).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });

  it('while required data cannot be read', async () => {
    const { id } = tenant();
    const fault = faults.add({ method: 'GET', path: '/api/v1/selfservice/scenario/*', status: 500 });
    const { user } = enter(address(id));
    expect(await screen.findByText(/konden niet worden geladen/)).toBeVisible();
    faults.remove(fault);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await frame();
  });
});
