import { screen, waitFor, within } from '@testing-library/react';
import { aContract, anAddress, aPerson, aTask, db, reachedAt } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { brokenOnes, pageFault } from '@/testing/badData/brokenRecords';
import { renderApp } from '@/testing/renderApp';

const CONTRACTS = '/api/v1/contract/byRole/*';
const DEBOUNCE_MS = 500;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

async function link() {
  const task = db.tasks.add(aTask({ relatedPerson: null }));
  const app = renderApp(`/dashboard/taken/overzicht/link/${task.id}`, { user: 'bram' });
  const search = await screen.findByRole('combobox', { name: /Relatie/ });
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  const find = async (name: string) => {
    await app.user.click(search);
    await app.user.paste(name);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    return screen.findAllByRole('option', { name: new RegExp(name) });
  };
  const choose = async (name: string) => {
    const [found] = await find(name);
    await app.user.click(found!);
  };
  return { ...app, task, search, toasts, find, choose };
}

const contractsOf = async () =>
  within(await screen.findByRole('radiogroup', { name: /^Contract/ })).getAllByRole('radio');

it('A task can be linked to a customer and one of their contracts', async () => {
  const person = db.people.add(aPerson({ name: 'Mevrouw El Idrissi', roles: { customer: 'r1' } }));
  const contract = db.contracts.add(aContract({ roleId: 'r1' }));
  const { user, task, toasts, choose } = await link();
  await choose('Mevrouw El Idrissi');
  await user.click(await screen.findByRole('radio', { name: 'Lindelaan 14, 9712 AB Groningen (Actief)' }));
  await user.click(screen.getByRole('button', { name: 'Koppelen' }));
  await waitFor(() => expect(toasts()).toContain('Taak succesvol gekoppeld'));
  expect(db.tasks.find(task.id)).toMatchObject({ relatedPerson: { id: person.id }, contractId: contract.id });
  const searched = stats.seen.find(({ path }) => /person\/search/i.test(path));
  expect(searched?.query).toContain('roles=customer&roles=prospect&roles=vendor');
});

it('People with the same name are shown with roles and address, also after the choice', async () => {
  const namesake = (changes: Parameters<typeof aPerson>[0]) =>
    db.people.add(aPerson({ name: 'Zeki van Dijk', ...changes }));
  namesake(
    reachedAt({ addresses: [anAddress({ street: 'Kerkstraat', houseNumber: 10, houseNumberSuffix: '2' })] }),
  );
  namesake(reachedAt({ addresses: [anAddress({ type: 'Postal', street: 'Postbus', houseNumber: 101 })] }));
  namesake({ roles: { customer: 'r1', prospect: 'r2' }, contactDetails: null, homeAddress: null });
  const { user, find, search } = await link();
  const options = await find('Zeki van Dijk');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Zeki van DijkHuurder · Kerkstraat 10-2, 9712 AB Groningen',
    'Zeki van DijkHuurder · Postbus 101, 9712 AB Groningen',
    'Zeki van DijkHuurder, Woningzoekende · adres onbekend',
  ]);
  await user.click(options[1]!);
  expect(search).toHaveValue('Zeki van Dijk');
  expect(search).toHaveAccessibleDescription('Huurder · Postbus 101, 9712 AB Groningen');
});

it('Contracts are shown with address, status, number and period', async () => {
  db.people.add(aPerson({ name: 'Mevrouw El Idrissi', roles: { customer: 'r1' } }));
  const at = (street: string) => `${street} 3, 1015AB Amsterdam`;
  const start = '2019-05-31T22:00:00Z';
  db.contracts.add(aContract({ roleId: 'r1', fullAddress: at('Lindengracht'), startDate: start }));
  db.contracts.add(
    aContract({
      roleId: 'r1',
      status: 'Expired',
      fullAddress: null,
      unit: { id: 'u1', fullAddressLine: at('Kerkstraat') },
      startDate: start,
      endDate: '2024-05-30T22:00:00Z',
      number: null,
    }),
  );
  db.contracts.add(
    aContract({
      roleId: 'r1',
      status: 17,
      fullAddress: null,
      unit: null,
      addressLine: 'Rozengracht 88',
      startDate: null,
    }),
  );
  db.contracts.add({ id: 'kaal', roleId: 'r1' });
  const { choose } = await link();
  await choose('Mevrouw El Idrissi');
  const [none, ...rest] = await contractsOf();
  expect(none).toHaveAccessibleName('Geen contract');
  const expected = [
    ['Lindengracht 3, 1015 AB Amsterdam (Actief)', 'H-40000 · vanaf 01-06-2019'],
    ['Kerkstraat 3, 1015 AB Amsterdam (Beëindigd)', '01-06-2019 tot 31-05-2024'],
    ['Rozengracht 88 (Onbekend (17))', 'H-40000'],
    ['Adres onbekend (Onbekend)', ''],
  ];
  expect(rest).toHaveLength(expected.length);
  rest.forEach((radio, index) => {
    expect(radio).toHaveAccessibleName(expected[index]![0]);
    expect(radio).toHaveAccessibleDescription(expected[index]![1]);
  });
});

it('Every contract of a customer with many contracts is offered', async () => {
  db.people.add(aPerson({ name: 'Stichting Veel Huur', roles: { customer: 'r1' } }));
  for (let count = 0; count < 30; count += 1) db.contracts.add(aContract({ roleId: 'r1' }));
  const { choose } = await link();
  await choose('Stichting Veel Huur');
  expect(await contractsOf()).toHaveLength(31);
});

it('Contracts are not fetched for a person who also has another role than customer', async () => {
  db.people.add(aPerson({ name: 'Bouwbedrijf Visser', roles: { customer: 'r1', vendor: 'r2' } }));
  const { choose } = await link();
  await choose('Bouwbedrijf Visser');
  expect(await screen.findByText('Alleen bij een huurder kun je een contract kiezen.')).toBeVisible();
  expect(stats.seen.some(({ path }) => /contract/i.test(path))).toBe(false);
});

it('Linking requires a person', async () => {
  const { user } = await link();
  await user.click(screen.getByRole('button', { name: 'Koppelen' }));
  expect(await screen.findByText('Kies een relatie.')).toBeVisible();
});

it('The choice is kept when linking fails', async () => {
  db.people.add(aPerson({ name: 'Meneer Postma' }));
  faults.add({ path: '/api/v1/task/linkAnonymousTask', status: 500, times: 1 });
  const { user, toasts, choose } = await link();
  await choose('Meneer Postma');
  await user.click(screen.getByRole('button', { name: 'Koppelen' }));
  expect(await screen.findByText('Taak kan niet gekoppeld worden. Probeer het nogmaals.')).toBeVisible();
  expect(toasts()).toEqual([]);
  expect(screen.getByRole('combobox', { name: /Relatie/ })).toHaveValue('Meneer Postma');
});

describe('With broken records', () => {
  it('every person is visible, and the intact one can be chosen', async () => {
    const whole = aPerson({ id: 'p', name: 'Zeki van Dijk', roles: { customer: 'r1' } });
    const people = brokenOnes(whole);
    faults.add(pageFault('/api/v1/person/search/*', [...people, { ...whole, id: null }, null, whole]));
    db.contracts.add(aContract({ roleId: 'r1' }));
    const { user, search, find } = await link();
    await find('Zeki van Dijk');
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options).toHaveLength(people.length + 1);
    for (const option of options) expect(option.textContent).toMatch(/\S.*·|Huurder/);
    await user.click(options.at(-1)!);
    expect(search).toHaveAccessibleDescription(/^Huurder · Lindelaan 14, 9712 AB Groningen/);
    expect(await contractsOf()).toHaveLength(2);
  });

  it('every contract is visible, and the intact one can be chosen', async () => {
    db.people.add(aPerson({ name: 'Zeki van Dijk' }));
    const whole = aContract({ id: 'c' });
    const contracts = brokenOnes(whole);
    faults.add(pageFault(CONTRACTS, [...contracts, { ...whole, id: {} }, 'x', whole]));
    const { user, choose } = await link();
    await choose('Zeki van Dijk');
    const radios = await contractsOf();
    expect(radios).toHaveLength(contracts.length + 2);
    await user.click(radios.at(-1)!);
    expect(radios.at(-1)).toBeChecked();
    expect(radios.at(-1)).toHaveAccessibleName('Lindelaan 14, 9712 AB Groningen (Actief)');
  });
});
