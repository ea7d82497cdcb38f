import { screen, waitFor, within } from '@testing-library/react';
import { aColleague, aComplex, aPerson, aUnit, db } from '@mocks/db';
import { renderApp } from '@/testing/renderApp';
import { recentlyOpened, rememberOpened } from './recentRecords';

const person = () => db.people.add(aPerson({ name: 'Xander Quist' }));
const unit = () => db.units.add(aUnit({ street: 'Kade' }));
const complex = () => db.complexes.add(aComplex());
function colleague(): string {
  const { id } = db.people.add(aPerson({ name: 'Kees Kamer' }));
  db.colleagues.add(aColleague({ id: 'kees', personId: id, name: 'Kees Kamer', job: 'Opzichter' }));
  return id;
}

const cards = [
  ['a person', () => `/klantenkaart/${person().id}`, /Xander Quist/],
  ['a unit', () => `/objectkaart/${unit().id}`, /Kade 3.*1015 AB Amsterdam/],
  ['a complex', () => `/complexkaart/${complex().id}`, /Parkzicht.*Haarlem/],
  ['a colleague', () => `/collegakaart/${colleague()}`, /Kees Kamer.*Opzichter/],
] as const;

it.each(cards)('the search lists the opened card of %s as recent', async (_, addressOf, words) => {
  const address = addressOf();
  const { user } = renderApp(address);
  await waitFor(() => expect(window.localStorage.getItem('recent-searches')).toMatch(words));
  await screen.findByRole('button', { name: /^Zoeken/ });
  await user.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('rowgroup', { name: 'Recent geopend' }));
  expect(recent.getByRole('link', { name: words })).toHaveAttribute('href', expect.stringContaining(address));
});

it('the last eight opened cards are kept, each once', () => {
  for (let index = 0; index < 12; index += 1)
    rememberOpened('anne', { kind: 'units', id: `u${index}`, name: `Kade ${index}`, detail: '' });
  rememberOpened('anne', { kind: 'vendors', id: 'p', name: 'Dak BV', detail: '' });
  rememberOpened('anne', { kind: 'tenants', id: 'p', name: 'Dak BV', detail: '' });
  rememberOpened('anne', { kind: 'colleagues', id: 'p', name: 'Dak BV', detail: '' });
  expect(recentlyOpened('anne').map(({ kind, id }) => [kind, id])).toEqual([
    ['colleagues', 'p'],
    ['tenants', 'p'],
    ...[11, 10, 9, 8, 7, 6].map((index) => ['units', `u${index}`]),
  ]);
  expect(recentlyOpened('bram')).toEqual([]);
});
