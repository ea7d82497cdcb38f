import { act, screen, waitFor, within } from '@testing-library/react';
import { stats, world } from '@mocks/backend/testServer';
import { aColleague, aComplex, aFaq, aFunctionGroup, db } from '@mocks/db';
import { wokeUp } from '@/core/events';
import { to } from '@/core/paths';
import { selectToasts } from '@/core/toasts/toastsSlice';
import type { Permission } from '@/domain/session/permission';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

const said = (store: ReturnType<typeof renderApp>['store']) =>
  selectToasts(store.getState()).map(({ text }) => text);
const button = (name: string) => screen.findByRole('button', { name });
const rows = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('span > span')?.textContent);

const district = (name: string) =>
  db.districts.add({ id: `wijk-${name}`, name, title: name, code: 'W1', description: null });

const label = (name: string) =>
  db.smartLabels.add({ id: `label-${name}`, name, value: 'x', description: null });

describe('a list', () => {
  beforeEach(() => {
    db.districts.clear();
    district('Noord');
    district('Zuid');
  });

  it('creates a record and shows a refusal at its field', async () => {
    const { user, store } = renderApp('/beheer/lijsten/wijken', { user: 'carla' });
    await user.click(await button('Wijk toevoegen'));
    const name = await screen.findByRole('textbox', { name: /^Naam/ });
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(name).toHaveAccessibleDescription('Dit veld is verplicht.');
    await user.type(name, 'noord');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Deze naam bestaat al.')).toBeVisible();
    await untilMaySubmit(store, 'lists/save', 'districts/new');
    await user.type(name, 'oost');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await button('noordoost wijzigen')).toBeVisible();
    expect(db.districts.all().at(-1)).toMatchObject({ name: 'noordoost', title: 'noordoost', code: null });
  });

  it('sends only what was changed, and overwrites a colleague’s change only after the user has chosen', async () => {
    const { user, store } = renderApp('/beheer/lijsten/wijken', { user: 'carla' });
    await user.click(await button('Zuid wijzigen'));
    const name = await screen.findByRole('textbox', { name: /^Naam/ });
    await user.type(name, 'west');
    db.districts.change('wijk-Zuid', { name: 'Zuidrand', code: 'W9' });
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await user.click(await button('Mijn versie houden'));
    await untilMaySubmit(store, 'lists/save', 'districts/wijk-Zuid');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(said(store)).toContain('Opgeslagen.'));
    expect(stats.of('PUT /api/v1/district/:id').map(({ body }) => body)).toEqual([{ name: 'Zuidwest' }]);
    expect(db.districts.find('wijk-Zuid')).toMatchObject({ name: 'Zuidwest', code: 'W9' });
  });

  it('deletes a record after five seconds in which the user can undo it, and keeps a record that is in use', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    db.complexes.add(aComplex({ districtId: 'wijk-Noord' }));
    const { user, store } = renderApp('/beheer/lijsten/wijken', { user: 'carla' });
    await user.click(await button('Zuid verwijderen'));
    expect(await button('Zuid toch niet verwijderen')).toHaveFocus();
    await user.click(await button('Zuid toch niet verwijderen'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(stats.of('DELETE /api/v1/district/:id')).toEqual([]);
    for (const name of ['Noord', 'Zuid']) await user.click(await button(`${name} verwijderen`));
    await vi.advanceTimersByTimeAsync(5_000);
    await waitFor(() => expect(said(store)).toContain('‘Zuid’ is verwijderd.'));
    await waitFor(() => expect(said(store)).toContain('‘Noord’ kon niet worden verwijderd.'));
    expect(db.districts.all().map(({ name }) => name)).toEqual(['Noord']);
    vi.useRealTimers();
  });
});

it('An amount is read as people write it, and a stored amount that cannot be typed is accepted (ENUM-88)', async () => {
  db.priceComponents.clear();
  const price = { id: 'korting', name: 'Korting', title: 'Korting', code: null, description: null };
  db.priceComponents.add({ ...price, amount: -12.5, status: null });
  const { user, store } = renderApp('/beheer/lijsten/prijscomponenten', { user: 'carla' });
  await user.click(await button('Korting wijzigen'));
  await user.type(await screen.findByRole('textbox', { name: /^Naam/ }), 'en');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await user.click(await button('Kortingen wijzigen'));
  const amount = await screen.findByRole('textbox', { name: 'Bedrag' });
  await user.clear(amount);
  await user.type(amount, '1225.70');
  await untilMaySubmit(store, 'lists/save', 'priceComponents/korting');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(amount).toHaveAccessibleDescription('Vul een bedrag in, bijvoorbeeld 612,35.');
  await user.clear(amount);
  await user.type(amount, '1.225,70');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(db.priceComponents.find('korting')).toMatchObject({ amount: 1225.7 }));
  expect(stats.of('PUT /api/v1/pricecomponent/:id').map(({ body }) => body)).toEqual([
    { name: 'Kortingen' },
    { amount: 1225.7 },
  ]);
});

it('A label name is cleaned (KB-33), its usages are shown, and unused labels are deleted together', async () => {
  db.smartLabels.clear();
  label('gebruikt');
  const unused = [label('los'), label('vrij')].map(({ id }) => id);
  const faq = db.faqs.add(aFaq({ question: 'Wanneer zijn jullie open?', answer: '<p>{{gebruikt}}</p>' }));
  const { user, router } = renderApp('/beheer/lijsten/slimme-labels', { user: 'carla' });
  await user.click(await button('Ongebruikte labels opruimen'));
  expect(await screen.findByRole('checkbox', { name: 'los' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '2 labels verwijderen' }));
  await waitFor(() => expect(db.smartLabels.all().map(({ name }) => name)).toEqual(['gebruikt']));
  expect(stats.of('DELETE /api/v1/smartlabel/deletewithidsin').map(({ query }) => query)).toEqual([
    `?ids=${unused.join('&ids=')}`,
  ]);
  await user.click(await button('Label toevoegen'));
  await user.type(
    await screen.findByRole('textbox', { name: /^Naam/ }),
    '{{}{{}één label!}-1.a_b{Control>}{Enter}{/Control}',
  );
  await waitFor(() => expect(db.smartLabels.all().at(-1)?.name).toBe('éénlabel-1.a_b'));
  await user.click(await button('gebruikt wijzigen'));
  await user.click(await screen.findByRole('link', { name: 'Wanneer zijn jullie open?' }));
  expect(router.state.location.pathname).toBe(to.editedFaq(faq.id));
});

it('Only the unused labels that were shown are deleted, not one that a colleague made meanwhile', async () => {
  db.smartLabels.clear();
  const { id } = label('los');
  const { user, store } = renderApp('/beheer/lijsten/slimme-labels', { user: 'carla' });
  await user.click(await button('Ongebruikte labels opruimen'));
  expect(await screen.findByRole('checkbox', { name: 'los' })).toBeChecked();
  label('nieuw');
  act(() => void store.dispatch(wokeUp()));
  expect(await screen.findByRole('checkbox', { name: 'nieuw' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: '1 label verwijderen' }));
  await waitFor(() => expect(db.smartLabels.all().map(({ name }) => name)).toEqual(['nieuw']));
  expect(stats.of('DELETE /api/v1/smartlabel/deletewithidsin').map(({ query }) => query)).toEqual([
    `?ids=${id}`,
  ]);
});

it('The order of the quick links is saved (TEL-48)', async () => {
  const { user } = renderApp('/beheer/lijsten/snelkoppelingen', { user: 'carla' });
  await user.click(await button('Huurtoeslag omhoog'));
  await waitFor(async () =>
    expect((await rows('Snelkoppelingen')).slice(0, 2)).toEqual(['Huurtoeslag', 'Gemeente']),
  );
  await waitFor(() => expect(db.quickLinks.all()[0]?.name).toBe('Huurtoeslag'));
  expect(screen.getByRole('button', { name: 'Huurtoeslag omhoog' })).toHaveAccessibleDescription(
    'Dit is de eerste regel.',
  );
});

it('The members of a function group can be changed (UCC-101)', async () => {
  const names = ['Anouk Vermeer', 'Bas Kuiper'];
  const [anouk, bas] = names.map((name) => db.colleagues.add(aColleague({ name })));
  const group = db.functionGroups.add(aFunctionGroup({ title: 'Opzichters' }));
  db.colleagues.change(anouk!, { functionGroupIds: [group.id] });
  const { user, store } = renderApp('/beheer/lijsten/afdelingsgroepen?query=opzi', { user: 'carla' });
  expect(await screen.findByText('1 medewerker')).toBeVisible();
  await user.click(await button('Opzichters wijzigen'));
  await user.click(await button('Anouk Vermeer weghalen'));
  await user.type(screen.getByRole('combobox', { name: 'Medewerker toevoegen' }), 'kuiper');
  await user.click(await screen.findByRole('option', { name: /^Bas Kuiper/ }));
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(said(store)).toContain('Opgeslagen.'));
  expect(stats.of('PUT /api/v1/functiongroup').map(({ body }) => body)).toEqual([
    { id: group.id, memberIds: [bas!.id] },
  ]);
});

it('A disabled quick link is shown, but cannot be moved (TEL-47)', async () => {
  renderApp('/beheer/lijsten/snelkoppelingen?query=oude', { user: 'carla' });
  expect(await rows('Snelkoppelingen')).toEqual(['Oude handleiding']);
  expect(screen.queryByRole('button', { name: 'Oude handleiding omhoog' })).toBeNull();
});

it.each<[Permission[], string[]]>([
  [['serviceBusErrorRetry'], ['Klantportaal', 'Niet-bezorgde berichten']],
  [['shell'], ['Klantportaal', 'Snelkiezers', 'Wijken', 'Slimme labels']],
])(
  'A user with %j sees the links %j, and the lists only with the permission for them (AMB-042)',
  async (permissions, titles) => {
    renderApp('/beheer', { user: 'carla', permissions });
    for (const title of titles)
      expect(await screen.findByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Wijken/ }) !== null).toBe(permissions.includes('shell'));
  },
);

it('A user without the permission for lists cannot open a list', async () => {
  const { router } = renderApp('/beheer/lijsten/wijken', { permissions: ['serviceBusErrorRetry'] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
});

it('The configuration is shown by section and by name (SSA-19, AMB-042)', async () => {
  const { user } = renderApp('/xmlconfig', { permissions: ['shell'] });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  expect(await (await section('Algemeen')).findByText('Woonstichting De Waterlelie')).toBeVisible();
  expect(await (await section('Klantportaal')).findByText('["digid","wachtwoord"]')).toBeVisible();
  expect((await section('Dit programma')).getByText('beheer')).toBeVisible();
  const others = await section('Opzoeken');
  await user.type(
    others.getByRole('searchbox', { name: 'Instelling van medewerkers' }),
    'defaultChannel{Enter}',
  );
  expect(await others.findByText('Phone')).toBeVisible();
  await user.type(others.getByRole('searchbox', { name: 'Andere sectie' }), 'x/y{Enter}');
  expect(await others.findByText('Niets ingesteld.')).toBeVisible();
  expect(stats.counts()).toMatchObject({
    'GET /api/v1/config/:section': 5,
    'GET /api/v1/agent/config/:name': 1,
  });
});

it('The menu and the management page lead to the reports if the installation has them', async () => {
  world.configuration['powerBiWorkspaceId'] = 'a/1';
  renderApp('/rapportage', { permissions: [] });
  expect(await screen.findByRole('link', { name: /^Rapporten openen/ })).toHaveAttribute(
    'href',
    'https://app.powerbi.com/groups/a%2F1',
  );
  expect(screen.getByRole('link', { name: 'Rapportage' })).toHaveAttribute('aria-current', 'page');
});
