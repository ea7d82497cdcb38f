import { screen, waitFor, within } from '@testing-library/react';
import { faults, hubServer, stats, users } from '@mocks/backend/testServer';
import { anAnnouncement } from '@mocks/announcements/builders';
import { saveAnnouncement } from '@mocks/announcements/save';
import { aComplex, db } from '@mocks/db';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

beforeEach(() => localStorage.clear());

const moment = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The empty world already has a few announcements, but these tests start with their own. */
function given(...announcements: Parameters<typeof anAnnouncement>[0][]) {
  db.announcements.clear();
  return announcements.map((one) => db.announcements.add(anAnnouncement(one)));
}

const said = (store: ReturnType<typeof renderApp>['store']) =>
  selectToasts(store.getState()).map(({ text }) => text);
const heard = () => expect(hubServer.clients.some(({ hub }) => hub === 'announcementHub')).toBe(true);
const panelButton = (name: string) => screen.findByRole('button', { name });

describe('the panel of the signed-in user', () => {
  it('shows current announcements for everybody, ten at most, and counts the new ones (ANN-03, 06..10)', async () => {
    const general = Array.from({ length: 12 }, (_, index) => ({
      title: `Algemeen ${index}`,
      created: moment(-index - 1),
    }));
    given(
      ...general,
      { title: 'Persoonlijk', personIds: ['p'], created: moment(0) },
      { title: 'Verlopen', endDate: moment(-1), created: moment(0) },
      { title: 'Straks', startDate: moment(1), created: moment(0) },
    );
    const { user } = renderApp('/dashboard/taken/overzicht');
    await user.click(await panelButton('Mededelingen, 10 ongelezen'));
    const panel = within(screen.getByRole('group', { name: 'Mededelingen' }));
    expect((await panel.findAllByRole('listitem')).map((item) => item.textContent.slice(0, 10))).toEqual(
      general.slice(0, 10).map(({ title }) => `${title}Nieuw`.slice(0, 10)),
    );
    await user.keyboard('{Escape}');
    expect(await panelButton('Mededelingen')).toHaveFocus();
    expect(stats.of('GET /api/v1/announcement/overview')[0]?.query).toBe('?page=0&pageSize=10');
  });

  it('shows an outage for everybody, even if sixty newer announcements are for single customers', async () => {
    const personal = Array.from({ length: 60 }, () => ({ personIds: ['p'], created: moment(0) }));
    given({ title: 'Storing telefonie', created: moment(-1) }, ...personal);
    const { user } = renderApp('/dashboard/taken/overzicht');
    await user.click(await panelButton('Mededelingen, 1 ongelezen'));
    expect(await screen.findByRole('link', { name: 'Storing telefonie' })).toBeVisible();
  });

  it('receives new announcements, and keeps the time of the last reading (ANN-07, AMB-230, 231)', async () => {
    given({ title: 'Oud', created: moment(-1) });
    const { user } = renderApp('/dashboard/taken/overzicht');
    await user.click(await panelButton('Mededelingen, 1 ongelezen'));
    await user.click(await panelButton('Mededelingen'));
    await waitFor(heard);
    saveAnnouncement(
      {
        title: 'Alleen voor een adres',
        residentialZoneIds: [db.zones.add({ id: 'z', name: 'z', type: 'Unit', parentId: null }).id],
      },
      users.bram,
    );
    saveAnnouncement({ title: 'Balie dicht' }, users.bram);
    await user.click(await panelButton('Mededelingen, 1 ongelezen'));
    expect(await screen.findByRole('link', { name: 'Balie dicht' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('announcements-last-read') ?? '{}')).toEqual({
      [users.anne.id]: db.announcements.all().find(({ title }) => title === 'Balie dicht')?.created,
    });
  });

  it('is hidden without permission to read announcements', async () => {
    renderApp('/dashboard/taken/overzicht', { permissions: ['viewTask'] });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Mededelingen' })).toBeNull();
    expect(stats.of('GET /api/v1/announcement/overview')).toEqual([]);
  });
});

describe('all announcements', () => {
  it.each([
    ['', 'Mededelingen'],
    ['?wanneer=current', 'Mededelingen'],
    ['?wanneer=past', 'Mededelingen, 1 ongelezen'],
  ])('with the query %j in the address label the panel button: %s (ANN-08)', async (search, button) => {
    given({ title: 'Lift stil', created: moment(-1) }, { title: 'Oud', endDate: moment(-1) });
    renderApp(`/dashboard/mededelingen${search}`);
    await screen.findByText(search === '' ? '2 mededelingen' : 'Gekeken in alle 2 mededelingen.');
    expect(await panelButton(button)).toBeVisible();
  });

  it('are counted, searched and filtered by period (ANN-11, 16..18)', async () => {
    const past = Array.from({ length: 15 }, (_, index) => ({
      title: `Oud ${index}`,
      endDate: moment(-1),
      created: moment(-index),
    }));
    given(...past, { title: 'Lift stil', created: moment(-99) });
    const { user, router } = renderApp('/dashboard/mededelingen');
    expect(await screen.findByText('16 mededelingen')).toBeVisible();
    expect(await screen.findByText('10 van 16 getoond')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nu geldig' }));
    expect(await screen.findByRole('link', { name: 'Lift stil' })).toBeVisible();
    expect(screen.getByText('Gekeken in alle 16 mededelingen.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Oud/ })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'oud 3{Enter}');
    expect(await screen.findByText('Geen mededeling gevonden.')).toBeVisible();
    expect(router.state.location.search).toBe('?wanneer=current&query=oud+3');
    await user.click(screen.getByRole('button', { name: 'Alle' }));
    await user.click(await screen.findByRole('link', { name: 'Oud 3' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Oud 3' })).toBeVisible();
    expect(screen.getByText('Iedereen')).toBeVisible();
  });
});

describe('writing an announcement', () => {
  const save = (user: ReturnType<typeof renderApp>['user']) =>
    user.click(screen.getByRole('button', { name: 'Opslaan' }));

  it('reaches the chosen people and places (ANN-01, 21, 22)', async () => {
    given();
    const complex = db.complexes.add(aComplex({ name: 'De Quisthof' }));
    db.zones.add({ id: complex.id, name: 'De Quisthof', type: 'Complex', parentId: null });
    const { user, router, store } = renderApp('/dashboard/mededelingen/nieuw');
    await user.type(await screen.findByRole('textbox', { name: /^Titel/ }), 'Lift stil');
    await user.click(screen.getByRole('radio', { name: /^Alleen voor/ }));
    await save(user);
    expect(await screen.findByText(/^Kies minstens één/)).toBeVisible();
    await user.type(await screen.findByRole('combobox', { name: 'Complex toevoegen' }), 'quist');
    await screen.findByRole('option', { name: /De Quisthof/ });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'De Quisthof weghalen' })).toBeVisible();
    await save(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/mededelingen'));
    await waitFor(() => expect(said(store)).toContain('Mededeling succesvol vastgelegd'));
    expect(db.announcements.all()).toMatchObject([
      { title: 'Lift stil', personIds: [], residentialZoneIds: [complex.id] },
    ]);
  });

  it('marks no mistakes in the form that saving has emptied', async () => {
    given();
    const { user, router } = renderApp('/dashboard/mededelingen/nieuw');
    await user.type(await screen.findByRole('textbox', { name: /^Titel/ }), 'Lift stil');
    const marks: MutationRecord[] = [];
    const observer = new MutationObserver((records) => marks.push(...records));
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-invalid'] });
    onTestFinished(() => observer.disconnect());
    await save(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/mededelingen'));
    expect(marks).toEqual([]);
  });

  it('changes only the edited fields, and never overwrites a colleague’s change', async () => {
    const [one] = given({ title: 'Lift stil', description: 'Vandaag' });
    const { user, store } = renderApp(`/dashboard/mededelingen/${one!.id}/wijzigen`);
    const title = await screen.findByRole('textbox', { name: /^Titel/ });
    await user.type(title, ' in blok A');
    saveAnnouncement({ id: one!.id, title: 'Lift werkt weer', description: 'Nu' }, users.bram);
    await user.click(screen.getByRole('button', { name: 'Wijzigingen vastleggen' }));
    expect((await screen.findAllByText('Ondertussen gewijzigd door een collega.')).length).toBeGreaterThan(0);
    expect(title).toHaveValue('Lift stil in blok A');
    await user.click(await screen.findByRole('button', { name: 'Mijn versie houden' }));
    await untilMaySubmit(store, 'announcements/write', one!.id);
    await user.click(screen.getByRole('button', { name: 'Wijzigingen vastleggen' }));
    await waitFor(() => expect(said(store)).toContain('Mededeling succesvol vastgelegd'));
    expect(stats.of('POST /api/v1/announcement/admin').map(({ body }) => body)).toEqual([
      { id: one!.id, title: 'Lift stil in blok A' },
    ]);
    expect(db.announcements.find(one!.id)).toMatchObject({ title: 'Lift stil in blok A', description: 'Nu' });
  });

  it('marks the refused fields that the form has, even if the refusal also names other fields', async () => {
    given();
    const errors = { title: ['Nee.'], constructor: ['Nee.'], unheardOf: ['Nee.'] };
    const body = JSON.stringify({ status: 422, errors });
    faults.add({ method: 'POST', path: '/api/v1/announcement/admin', status: 422, body, times: 1 });
    const { user } = renderApp('/dashboard/mededelingen/nieuw');
    const title = await screen.findByRole('textbox', { name: /^Titel/ });
    await user.type(title, 'Lift stil');
    await save(user);
    await waitFor(() => expect(title).toBeInvalid());
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  });
});
