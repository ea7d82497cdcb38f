import { waitFor, within } from '@testing-library/react';
import { faults, stats, world } from '@mocks/backend/testServer';
import { anAddress, aPerson, db, reachedAt } from '@mocks/db';
import { holdAnswers } from '@/testing/backEnd';
import { hurried } from '@/testing/hurried';
import { openDetails, puts, retype, storedPerson } from '@/testing/openDetails';

const { config } = world;
const FIND = '/api/v1/address/find';
const DEBOUNCE_MS = 500;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  world.config = { facets: { geography: { available: true } } };
  for (const [id, street, zipCode, city] of [
    ['p2', 'Achterom', '2611PL', 'Delft'],
    ['p3', 'Oudegracht', '3511AB', 'Utrecht'],
  ] as const)
    db.people.add(aPerson({ id, ...reachedAt({ addresses: [anAddress({ street, zipCode, city })] }) }));
});
afterEach(() => {
  world.config = config;
});

async function openHome() {
  const app = openDetails();
  const form = await app.edit('Contactgegevens');
  const home = within(form.getByRole('group', { name: 'Woonadres' }));
  const field = (name: string) => home.getByRole('textbox', { name });
  const press = async (name: string) => app.user.click(home.getByRole('button', { name }));
  return { ...app, form, home, field, press };
}

it('A lookup fills street and city, empties them when nothing is found, and can restore the former ones', async () => {
  const { user, home, field, press } = await openHome();
  await retype(user, field('Postcode'), '2611PL');
  await hurried(() => expect(field('Straat')).toHaveValue('Achterom'));
  expect(field('Plaats')).toHaveValue('Delft');
  await press('Vorige straat en plaats terugzetten');
  expect(field('Straat')).toHaveValue('Lindelaan');
  await retype(user, field('Straat'), 'Nieuwlandseweg');
  await retype(user, field('Postcode'), '9999ZZ');
  await hurried(() =>
    expect(home.getByText('Geen adres gevonden. Vul straat en plaats zelf in.')).toBeVisible(),
  );
  expect(field('Straat')).toHaveValue('');
  expect(field('Plaats')).toHaveValue('');
  await press('Zelf ingevuld adres terugzetten');
  expect([field('Straat'), field('Plaats')].map((each) => (each as HTMLInputElement).value)).toEqual([
    'Nieuwlandseweg',
    'Groningen',
  ]);
});

it('Typed values can be restored, but earlier lookup results cannot', async () => {
  const { user, home, field } = await openHome();
  await retype(user, field('Straat'), 'Nieuwlandseweg');
  await retype(user, field('Postcode'), '2611PL');
  await hurried(() => expect(field('Straat')).toHaveValue('Achterom'));
  await retype(user, field('Postcode'), '3511AB');
  await hurried(() => expect(field('Straat')).toHaveValue('Oudegracht'));
  await user.click(home.getByRole('button', { name: 'Zelf ingevuld adres terugzetten' }));
  expect(field('Straat')).toHaveValue('Nieuwlandseweg');
});

it('A lookup with several streets offers each of them and chooses none', async () => {
  const at = (street: string) => ({ street, city: 'Delft' });
  faults.add({
    path: FIND,
    status: 200,
    body: JSON.stringify(['Achterom', 'Papenstraat', 'Achterom'].map(at)),
  });
  const { user, home, field, press } = await openHome();
  await retype(user, field('Postcode'), '2611PL');
  await hurried(() => expect(home.getByText(/horen meer adressen\. Kies er een\.$/)).toBeVisible());
  expect(field('Straat')).toHaveValue('');
  expect(home.getAllByRole('button', { name: /, Delft$/ }).map(({ textContent }) => textContent)).toEqual([
    'Achterom, Delft',
    'Papenstraat, Delft',
  ]);
  await press('Papenstraat, Delft');
  expect([field('Straat'), field('Plaats')].map((each) => (each as HTMLInputElement).value)).toEqual([
    'Papenstraat',
    'Delft',
  ]);
  expect(home.queryByRole('button', { name: /, Delft$/ })).toBeNull();
});

it('Saving waits for the lookup, and then stores the found street and city', async () => {
  const letGo = holdAnswers({ path: FIND });
  const { user, field, save, home } = await openHome();
  await retype(user, field('Postcode'), '2611PL');
  await save();
  expect(home.getByText('Adres wordt opgezocht…')).toBeVisible();
  expect(field('Postcode')).toHaveAttribute('readonly');
  letGo();
  await waitFor(() => expect(storedPerson().homeAddress).toMatchObject({ zipCode: '2611PL' }));
  expect(storedPerson().homeAddress).toMatchObject({ street: 'Achterom', city: 'Delft' });
});

it('A lookup without a result stops a waiting save from storing the street of another zip code', async () => {
  const { user, field, save } = await openHome();
  await retype(user, field('Postcode'), '9999ZZ');
  await save();
  await hurried(() => expect(field('Straat')).toHaveAccessibleDescription('Vul een straat in.'));
  expect(field('Straat')).toHaveFocus();
  expect(puts()).toBe(0);
});

it('Closing the form cancels a waiting save, and the lookup runs again when the form is reopened', async () => {
  const letGo = holdAnswers({ path: FIND, times: 1 });
  const { user, field, save, form, edit } = await openHome();
  await retype(user, field('Postcode'), '2611PL');
  await save();
  await user.click(form.getByRole('button', { name: 'Annuleren' }));
  const again = await edit('Contactgegevens');
  letGo();
  const home = within(again.getByRole('group', { name: 'Woonadres' }));
  await hurried(() => expect(home.getByRole('textbox', { name: 'Straat' })).toHaveValue('Achterom'));
  expect(puts()).toBe(0);
});

it('Typed values can be restored after the form was closed and opened again', async () => {
  const { user, field, form, edit } = await openHome();
  await retype(user, field('Straat'), 'Nieuwlandseweg');
  await retype(user, field('Postcode'), '9999ZZ');
  await hurried(() => expect(field('Straat')).toHaveValue(''));
  await user.click(form.getByRole('button', { name: 'Annuleren' }));
  const again = await edit('Contactgegevens');
  const home = within(again.getByRole('group', { name: 'Woonadres' }));
  await user.click(home.getByRole('button', { name: 'Zelf ingevuld adres terugzetten' }));
  expect(home.getByRole('textbox', { name: 'Straat' })).toHaveValue('Nieuwlandseweg');
  expect(home.getByRole('textbox', { name: 'Postcode' })).toHaveValue('9999ZZ');
});

it('Two lookups that are answered at once fill both addresses', async () => {
  const letGo = holdAnswers({ path: FIND });
  const { user, form, home, field } = await openHome();
  const postal = within(form.getByRole('group', { name: 'Postadres' }));
  await retype(user, postal.getByRole('textbox', { name: 'Huisnummer' }), '14');
  await retype(user, field('Postcode'), '2611PL');
  await retype(user, postal.getByRole('textbox', { name: 'Postcode' }), '2611PL');
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  await waitFor(() => expect(stats.of(`GET ${FIND}`)).not.toEqual([]));
  letGo();
  for (const group of [home, postal])
    await waitFor(() => expect(group.getByRole('textbox', { name: 'Straat' })).toHaveValue('Achterom'));
});
