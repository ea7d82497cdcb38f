import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aContract, aUnit, db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { world } from '@mocks/world/worldState';
import type { Permission } from '@/domain/session/permission';
import { renderApp } from '@/testing/renderApp';
import { mapTexts } from './map/mapTexts';

const KERKSTRAAT = 'ab000000-0000-4000-8000-000000000001';
const CARD = `/objectkaart/${KERKSTRAAT}`;

const tabsOf = async () => {
  const menu = within(await screen.findByRole('navigation', { name: 'Onderdelen van de objectkaart' }));
  return menu.getAllByRole('listitem').map(({ textContent }) => textContent);
};

const rights = [
  [
    ['customerCard', 'caseRead', 'contractRead', 'announcementRead', 'unitRepairRequestWrite'],
    'tijdlijn',
    ['Tijdlijn', 'Contracten', 'Mededelingen', 'Woningwaardering', 'Reparatieverzoek'],
  ],
  [['customerCard', 'contractRead'], 'contracten', ['Contracten', 'Woningwaardering']],
  [
    ['customerCard', 'anonymousRepairRequestWrite'],
    'woningwaardering',
    ['Contracten', 'Woningwaardering', 'Reparatieverzoek'],
  ],
] as const;

it.each(rights)('For a user with %j the card opens at %s', async (permissions, first, tabs) => {
  const { router } = renderApp(CARD, { scenario: 'drukkeOchtend', permissions });
  expect(await tabsOf()).toEqual(tabs);
  expect(router.state.location.pathname).toBe(`${CARD}/${first}`);
  expect(screen.queryByRole('button', { name: 'Taak aanmaken' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mededeling aanmaken' })).toBeNull();
});

it.each<[string, Permission[]]>([
  [CARD, []],
  [`${CARD}/tijdlijn`, ['unitRepairRequestWrite', 'caseRead']],
])('%s is refused to a user with %j', async (path, permissions) => {
  const { router } = renderApp(path, { permissions });
  await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
});

it.each<Permission>(['anonymousRepairRequestWrite', 'unitRepairRequestWrite'])(
  'The repairs open for a user with only %s, without the menu of the card (REP-04)',
  async (permission) => {
    const { router } = renderApp(CARD, { permissions: [permission, 'viewTask'] });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('button', { name: 'Gebrek toevoegen' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`${CARD}/reparatieverzoek`);
    expect(screen.queryByRole('navigation', { name: 'Onderdelen van de objectkaart' })).toBeNull();
  },
);

it('A valuation is requested once, with the proposed text', async () => {
  const { user } = renderApp(`${CARD}/woningwaardering`, { scenario: 'vreemd' });
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: 'Samen 125' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Waardering aanvragen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Aanvragen' }));
  expect(await dialog.findByText('Kies een behandelaar.')).toBeVisible();
  const picker = await dialog.findByRole('combobox', { name: /Behandelaar/ });
  await user.type(picker, 'Bram');
  await user.click((await screen.findAllByRole('option', { name: /Bram/ }))[0] as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Aanvragen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stats.of('POST /api/v1/housing/valuation/createTask')).toHaveLength(1);
  expect(db.tasks.all().some(({ subject }) => subject === 'Verzoek tot woningwaardering')).toBe(true);
});

it('The map services receive the address and the origin, but neither the page nor the user (AMB-212)', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  world.config = { geocodingUrl: '/kaart/geocoder', mapTileUrl: '/kaart/tegels/{z}/{x}/{y}.png' };
  const unit = db.units.add(aUnit());
  const { user } = renderApp(`/objectkaart/${unit.id}`);
  await user.click(await screen.findByRole('button', { name: 'Kaart' }));
  const map = await screen.findByRole('application');
  for (const tile of map.querySelectorAll('img')) expect(tile).toHaveAttribute('referrerpolicy', 'origin');
  const inits = asked.mock.calls
    .filter(([url]) => typeof url === 'string' && url.includes('/geocoder/'))
    .map(([, init]) => init);
  expect(inits).toEqual([expect.objectContaining({ credentials: 'omit', referrerPolicy: 'origin' })]);
  asked.mockRestore();
});

it('A 404 is shown as a missing valuation', async () => {
  faults.add({ path: '/api/v1/housing/valuation/byUnit/*', status: 404 });
  renderApp(`${CARD}/woningwaardering`);
  expect(await screen.findByText('Er is geen woningwaardering.')).toBeVisible();
});

it('Contracts are read five at a time, and past ones are folded (UCC-78, 79, 81)', async () => {
  const unit = db.units.add(aUnit());
  const years = Array.from({ length: 7 }, (_, index) => 2020 - index);
  for (const year of years)
    db.contracts.add(
      aContract({
        unitId: unit.id,
        status: 3,
        customers: [{ personId: null, name: `Huurder ${year}` }],
        startDate: `${year}-01-01`,
        endDate: `${year}-12-31`,
      }),
    );
  const { user } = renderApp(`/objectkaart/${unit.id}/contracten`);
  const list = within(await screen.findByRole('list', { name: 'Contracten van deze eenheid' }));
  const folds = () => list.getAllByRole('button').map((one) => one.getAttribute('aria-expanded'));
  expect(folds()).toEqual(Array(5).fill('false'));
  await user.click(screen.getByRole('button', { name: /^Toon meer/ }));
  await waitFor(() => expect(folds()).toEqual(Array(7).fill('false')));
  expect(stats.of('GET /api/v1/contract/byUnit/:unitId').map(({ query }) => query)).toEqual(
    expect.arrayContaining(['?page=0&pageSize=5', '?page=1&pageSize=5']),
  );
});

it('The location is given in words when the map tiles are blocked', async () => {
  world.config = { geocodingUrl: '/kaart/geocoder', mapTileUrl: '/kaart/tegels/{z}/{x}/{y}.png' };
  const unit = db.units.add(aUnit());
  const { user } = renderApp(`/objectkaart/${unit.id}`);
  await user.click(await screen.findByRole('button', { name: 'Kaart' }));
  const map = await screen.findByRole('application');
  expect(screen.queryByText(mapTexts.tilesFailed)).toBeNull();
  fireEvent.error(map.querySelector('img')!);
  expect(screen.getByText(mapTexts.tilesFailed)).toBeVisible();
  expect(screen.getByText(/^Lindengracht 3, 1015 AB Amsterdam ligt op/)).toBeVisible();
  expect(screen.getByRole('link', { name: mapTexts.streetView })).toHaveAttribute(
    'href',
    expect.stringContaining('viewpoint='),
  );
});
