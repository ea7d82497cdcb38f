import { act, screen, waitFor, within } from '@testing-library/react';
import { faults, pushHub, stats } from '@mocks/backend/testServer';
import { anAnnouncement, aPerson, db, nextId } from '@mocks/db';
import { mutationsOf } from '@/testing/badData/mutations';
import { renderApp } from '@/testing/renderApp';
import { answerWith } from '@/testing/backEnd';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const OF_PERSON = 'GET /api/v1/announcement/person/:personId';
const SAVE = 'POST /api/v1/announcement/admin';

const open = (person = MARIA, circumstances = {}) =>
  renderApp(`/klantenkaart/${person}/mededelingen`, circumstances);
const list = async () => within(await screen.findByRole('list', { name: 'Mededelingen' }));
const card = async (title: string) =>
  within((await screen.findByText(title, { selector: 'strong *' })).closest('li')!);
const someone = () => db.people.add(aPerson({ name: 'Kees Smit', roles: { customer: nextId() } }));

beforeEach(() => localStorage.clear());

describe('the announcements of a person', () => {
  it('are shown twenty at a time, with past and future ones', async () => {
    const { user } = open(MARIA, { scenario: 'vreemd' });
    expect(await screen.findByText('30 mededelingen')).toBeVisible();
    expect((await list()).getAllByRole('listitem')).toHaveLength(20);
    const [first] = stats.of(OF_PERSON);
    expect(Object.fromEntries(new URLSearchParams(first?.query))).toEqual({ page: '0', pageSize: '20' });
    const lift = await card('Lift buiten gebruik');
    expect(lift.getByText('Ook in het klantportaal')).toBeVisible();
    expect(lift.getByRole('link', { name: 'Meer informatie' })).toHaveAttribute(
      'href',
      'https://www.corporatie.example/projecten/lift?complex=kerkstraat',
    );
    expect((await card('Schilderwerk buitenzijde')).getByText('Komt nog')).toBeVisible();
    expect((await card('Sleutel ligt bij de buren')).queryByText('Verlopen')).toBeNull();
    expect((await card('Wil alleen schriftelijk contact')).getByText('Altijd geldig')).toBeVisible();
    expect((await card('Mededeling zonder titel')).queryByText('Verlopen')).toBeNull();
    const unsafe = await card('Zie de brief');
    expect(unsafe.queryByRole('link')).toBeNull();
    expect(unsafe.getByText('<b>Let op</b>')).toBeVisible();
    expect((await list()).getAllByText('Verlopen').length).toBeGreaterThan(5);
    await user.click(screen.getByRole('button', { name: 'Toon meer' }));
    await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(30));
  });

  it('can be filtered by contract, which the address keeps', async () => {
    const { user, router } = open();
    await list();
    await user.click(await screen.findByRole('combobox', { name: 'Contract' }));
    await user.click(await screen.findByRole('option', { name: /Kerkstraat 10-2/ }));
    await waitFor(() => expect(router.state.location.search).toContain('announcementContract=c2'));
    await waitFor(() => expect(stats.of('GET /api/v1/announcement/contract/:contractId')).not.toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Contract wissen' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('show one message when they fail to load and another when there are none', async () => {
    const { id } = someone();
    const fault = faults.add({ path: '/api/v1/announcement/person/*', status: 500 });
    const { user } = open(id);
    const tab = within(await screen.findByRole('region', { name: 'Mededelingen' }));
    expect(await tab.findByText('De mededelingen konden niet worden geladen.')).toBeVisible();
    faults.remove(fault);
    await user.click(tab.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Er zijn geen mededelingen.')).toBeVisible();
  });

  it('are closed to users without the right to read them', async () => {
    const { router } = open(MARIA, { permissions: ['viewTask', 'customerCard'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
  });

  it('follow the announcements of colleagues', async () => {
    const { id } = someone();
    open(id);
    expect(await screen.findByText('Er zijn geen mededelingen.')).toBeVisible();
    const made = db.announcements.add(anAnnouncement({ title: 'Van een collega', personIds: [id] }));
    await waitFor(() => {
      act(() => pushHub('announcementHub', 'created', made));
      expect(screen.getByText('Van een collega')).toBeVisible();
    });
  });

  it('hide at most their own row when they are broken', async () => {
    const { id } = someone();
    const broken = mutationsOf(anAnnouncement({ personIds: [id], url: 'https://x.example' })).map(
      ({ record }) => ({ ...record, id: nextId() }),
    );
    const items = [...broken, anAnnouncement({ title: 'De hele' })];
    answerWith('/api/v1/announcement/person/*', { items, page: 0, pageSize: 20, total: items.length });
    open(id);
    expect(await card('De hele')).toBeTruthy();
    expect((await list()).getAllByRole('listitem').length).toBe(items.length);
  });
});

describe('an announcement', () => {
  const openDialog = async (person: string) => {
    const app = open(person);
    await app.user.click(await screen.findByRole('button', { name: 'Mededeling aanmaken' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mededeling aanmaken' }));
    const save = () => app.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    return { ...app, dialog, save };
  };
  const sent = () => stats.of(SAVE).map(({ body }) => body);

  it('is created for the person and appears in the list', async () => {
    const { id } = someone();
    const { user, dialog, save, router } = await openDialog(id);
    await save();
    expect(dialog.getByRole('textbox', { name: /Titel/ })).toHaveAccessibleDescription(/Vul een titel in/);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Titel/ })).toHaveFocus());
    await user.type(dialog.getByRole('textbox', { name: /Titel/ }), 'Sleutel kwijt');
    await user.type(dialog.getByRole('textbox', { name: 'Begindatum' }), '02-01-2030');
    await user.type(dialog.getByRole('textbox', { name: 'Einddatum' }), '01-01-2030');
    await user.type(dialog.getByRole('textbox', { name: 'Link' }), 'javascript:alert(1)');
    await save();
    expect(await dialog.findByText('De einddatum ligt voor de begindatum.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveAccessibleDescription(/geen webadres/);
    expect(sent()).toEqual([]);
    await user.clear(dialog.getByRole('textbox', { name: 'Einddatum' }));
    await user.type(dialog.getByRole('textbox', { name: 'Einddatum' }), '03-01-2030');
    await user.clear(dialog.getByRole('textbox', { name: 'Link' }));
    await user.click(dialog.getByRole('textbox', { name: 'Omschrijving' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toEqual([
      {
        title: 'Sleutel kwijt',
        description: '',
        startDate: '2030-01-02',
        endDate: '2030-01-03',
        isExternal: false,
        url: null,
        personIds: [id],
        residentialZoneIds: [],
        order: 0,
        properties: {},
        applicationIds: [],
      },
    ]);
    expect(await screen.findByText('Mededeling succesvol vastgelegd')).toBeInTheDocument();
    act(() => void router.navigate(`/klantenkaart/${id}/mededelingen`));
    expect((await card('Sleutel kwijt')).getByText('02-01-2030 t/m 03-01-2030')).toBeVisible();
  });

  it('is kept when the server refuses it, and is created for everybody at an address', async () => {
    const { user, dialog, save } = await openDialog(MARIA);
    const fault = faults.add({ method: 'POST', path: '/api/v1/announcement/admin', status: 500 });
    await user.click(await dialog.findByRole('radio', { name: /Iedereen op Kerkstraat 10-2/ }));
    await user.type(dialog.getByRole('textbox', { name: /Titel/ }), 'Water afgesloten');
    await save();
    const words = 'Fout opgetreden tijdens vastleggen van de mededeling';
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Titel/ })).toHaveValue('Water afgesloten');
    faults.remove(fault);
    await waitFor(async () => {
      await save();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(sent().at(-1)).toMatchObject({
      personIds: [],
      residentialZoneIds: ['ab000000-0000-4000-8000-000000000001'],
    });
  });

  it('is looked up when the answer was lost, and created once', async () => {
    const { id } = someone();
    const { user, dialog, save } = await openDialog(id);
    faults.add({ method: 'POST', path: '/api/v1/announcement/admin', drop: 'dropAfter', times: 1 });
    await user.type(dialog.getByRole('textbox', { name: /Titel/ }), 'Sleutel kwijt');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(db.announcements.all().filter(({ title }) => title === 'Sleutel kwijt')).toHaveLength(1);
  });

  it('stays open with a message when its result is unknown', async () => {
    const { id } = someone();
    const { user, dialog, save } = await openDialog(id);
    faults.add({ method: 'POST', path: '/api/v1/announcement/admin', drop: 'dropBefore', times: 1 });
    await user.type(dialog.getByRole('textbox', { name: /Titel/ }), 'Sleutel kwijt');
    await save();
    expect(await dialog.findByText(/Niet zeker of dit is opgeslagen/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Titel/ })).toHaveValue('Sleutel kwijt');
  });

  it('is kept as typed until it is discarded', async () => {
    const { id } = someone();
    const { user, dialog } = await openDialog(id);
    await user.type(dialog.getByRole('textbox', { name: /Titel/ }), 'Half');
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
    await user.click(await screen.findByRole('button', { name: 'Mededeling aanmaken' }));
    const again = within(await screen.findByRole('dialog', { name: 'Mededeling aanmaken' }));
    expect(again.getByRole('textbox', { name: /Titel/ })).toHaveValue('Half');
    expect(again.getByText('Wat je eerder invulde, staat er nog.')).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Concept weggooien' }));
    expect(again.getByRole('textbox', { name: /Titel/ })).toHaveValue('');
  });

  it('is not offered without the right to create one', async () => {
    open(someone().id, { permissions: ['viewTask', 'customerCard', 'announcementRead'] });
    expect(await screen.findByText('Er zijn geen mededelingen.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mededeling aanmaken' })).toBeNull();
  });
});
