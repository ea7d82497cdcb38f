import { screen, waitFor, within } from '@testing-library/react';
import { aBill, aContract, aMobile, anAccount, aPerson, aTask, db, reachedAt } from '@mocks/db';
import { faults, hubServer, phoneOrders, stats, userIds, world } from '@mocks/backend/testServer';
import { aTab } from '@mocks/telephony/testPhone';
import { renderApp } from '@/testing/renderApp';

const NUMBER = '0612345678';
const isListening = () => expect(hubServer.clients.some(({ hub }) => hub === 'phoneHub')).toBe(true);
const ring = (number = NUMBER) => phoneOrders.ring({ user: 'anne', number });
const incoming = () => screen.findByRole('complementary', { name: 'Inkomende oproep' });

/** Logs in to telephony; `subject` returns the role that the exchange has for the call. */
async function atTheDesk(path = '/dashboard/mededelingen') {
  world.config = { facets: { telephony: { available: true } } };
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(isListening);
  aTab('anne').call('login');
  phoneOrders.setPace({ pace: { stepMs: 0 } });
  return { ...app, subject: () => db.phones.find(userIds.anne)?.calls[0]?.subjectRoleId ?? null };
}

async function ringing(number = NUMBER) {
  const app = await atTheDesk();
  ring(number);
  return { ...app, panel: within(await incoming()) };
}

const aCaller = (name = 'Maria van Dijk') =>
  db.people.add(aPerson({ name, ...reachedAt({ phoneNumbers: [aMobile(NUMBER)] }) }));

/** Adds a caller with seven contracts, a debt, an account and an open task. */
function aTenant() {
  const caller = aCaller();
  const roleId = caller.roles?.customer ?? '';
  for (let nth = 1; nth <= 7; nth += 1)
    db.contracts.add(aContract({ roleId, addressLine: `Kade ${nth}`, fullAddress: `Kade ${nth}, Haren` }));
  db.bills.add(aBill({ roleId, outstandingAmount: 613.35 }));
  db.accounts.add(anAccount({ personId: caller.id }));
  const relatedPerson = { id: caller.id, name: caller.name ?? '' };
  const completeBy = { id: userIds.anne, name: 'Anne de Vries', type: 'Employee' } as never;
  db.tasks.add(aTask({ subject: 'Lekkage', relatedPerson, completeBy }));
  return { ...caller, roleId };
}

it('The panel shows the caller, five contracts, the debt, the account and open work without a press (TEL-30)', async () => {
  const { id, roleId } = aTenant();
  const { panel } = await ringing();
  expect(await panel.findByRole('link', { name: 'Maria van Dijk' })).toHaveAttribute(
    'href',
    `/klantenkaart/${id}/tijdlijn`,
  );
  const rents = within(panel.getByRole('region', { name: 'Huurt' }));
  expect(await rents.findByText('en nog 2')).toBeVisible();
  expect(rents.getAllByRole('listitem')).toHaveLength(6);
  expect(await panel.findByText('€ 613,35')).toBeVisible();
  expect(await panel.findByText(/Portaalaccount actief/)).toBeVisible();
  expect(await panel.findByRole('link', { name: 'Lekkage' })).toBeVisible();
  const asked = stats.seen.filter(({ path }) => path.toLowerCase().includes(roleId.toLowerCase()));
  expect(asked.find(({ query }) => query.includes('pageSize'))?.query).toMatch(/page=0&pageSize=5/);
});

it('The panel reports that the caller has no contracts, no debt and no open work', async () => {
  aCaller();
  const { panel } = await ringing();
  expect(await panel.findByText('Geen contracten')).toBeVisible();
  expect(await panel.findByText('Niets')).toBeVisible();
  expect(await panel.findByText('Geen open taken')).toBeVisible();
  expect(await panel.findByText(/Geen portaalaccount/)).toBeVisible();
});

it.each([
  ['/api/v1/contract/byRole/*', 'Huurt', 'De contracten konden niet worden opgehaald.', 'en nog 2'],
  ['/api/v1/contract/outstandingbalance/*', 'Openstaand', 'Het saldo kon niet worden opgehaald.', '€ 613,35'],
  ['/api/v1/task/search', 'Lopend werk', 'Niet alles wat loopt kon worden opgehaald.', 'Lekkage'],
])('A failure of %s is reported in %s only, and can be retried', async (path, part, failed, there) => {
  aTenant();
  const fault = faults.add({ path, status: 500 });
  const { panel, user } = await ringing();
  const region = within(await panel.findByRole('region', { name: part }));
  expect(await region.findByText(new RegExp(failed))).toBeVisible();
  expect(await panel.findByText(/Portaalaccount actief/)).toBeVisible();
  expect(panel.getAllByRole('button', { name: 'Opnieuw proberen' })).toHaveLength(1);
  faults.remove(fault);
  await user.click(region.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await region.findByText(there)).toBeVisible();
});

it('A caller who is chosen from several people is stored at the exchange until the choice is undone', async () => {
  const [maria, sam] = [aCaller(), aCaller('Sam van Dijk')];
  const { panel, user, subject } = await ringing();
  const choice = within(await panel.findByRole('list', { name: 'Wie belt er?' }));
  expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(maria.name ?? '-'),
    expect.stringContaining('Sam van Dijk'),
  ]);
  await user.click(choice.getByRole('button', { name: /^Sam/ }));
  expect(await panel.findByRole('link', { name: 'Sam van Dijk' })).toBeVisible();
  expect(subject()).toBe(sam.roles?.customer);
  await user.click(panel.getByRole('button', { name: 'Toch iemand anders' }));
  expect(await panel.findByRole('list', { name: 'Wie belt er?' })).toBeVisible();
  expect(subject()).toBeNull();
});

it('The panel searches for an unknown number', async () => {
  const { panel, user, router } = await ringing();
  await user.click(await panel.findByRole('button', { name: 'Zoek op nummer' }));
  expect(router.state.location).toMatchObject({ pathname: '/klanten', search: `?query=${NUMBER}` });
});

it('A new relation made during a call becomes its caller', async () => {
  const { panel, user, subject } = await ringing();
  await user.click(await panel.findByRole('button', { name: 'Nieuwe relatie' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nieuwe relatie' }));
  expect(await form.findByDisplayValue(NUMBER)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Achternaam/ }), 'Nieuwman');
  await user.click(form.getByRole('button', { name: 'Relatie aanmaken' }));
  expect(await panel.findByRole('link', { name: 'Nieuwman' })).toBeVisible();
  expect(subject()).not.toBeNull();
});

it('The panel offers no search for a withheld number', async () => {
  const { panel } = await ringing('');
  expect(await panel.findByText(/houdt het nummer geheim/)).toBeVisible();
  expect(panel.getByText('een anoniem nummer')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Nieuwe relatie' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Zoek op nummer' })).toBeNull();
});

it('The focus stays in the field where the user types, a key moves it to the panel and back, and a missed call vanishes', async () => {
  const { user } = await atTheDesk('/klanten');
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'dij');
  ring();
  const panel = within(await incoming());
  await user.keyboard('k');
  expect(field).toHaveFocus();
  await user.keyboard('{Alt>}i{/Alt}');
  expect(panel.getByRole('button', { name: 'Opnemen' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  phoneOrders.giveUp({ user: 'anne' });
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Inkomende oproep' })).toBeNull());
  expect(field).toHaveFocus();
  expect(field).toHaveValue('dijk');
  for (const name of ['Telefoongesprekken', 'Lopende contacten'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

it('A ringing call is in the panel only; once answered it is in the bar, with its contact', async () => {
  aCaller();
  const { user, subject } = await ringing();
  expect(screen.queryByRole('region', { name: 'Telefoongesprekken' })).toBeNull();
  await user.keyboard('{Alt>}o{/Alt}');
  const bar = within(await screen.findByRole('region', { name: 'Telefoongesprekken' }));
  expect(await bar.findByText(/In gesprek/)).toBeVisible();
  expect(await screen.findByRole('complementary', { name: /^Lopend contact met Maria/ })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Inkomende oproep' })).toBeNull();
  expect(subject()).not.toBeNull();
});

it('The contact keeps the facts about the caller once the call is answered', async () => {
  aTenant();
  const { user, panel } = await ringing();
  expect(await panel.findByText('€ 613,35')).toBeVisible();
  await user.keyboard('{Alt>}o{/Alt}');
  const contact = within(await screen.findByRole('complementary', { name: /^Lopend contact met Maria/ }));
  const facts = await contact.findByRole('button', { name: /^Openstaand/ });
  await waitFor(() => expect(facts).toHaveTextContent('Openstaand € 613,35 Lopend werk 1'));
  await user.click(facts);
  expect(await contact.findByText('en nog 2')).toBeVisible();
  expect(contact.getByRole('link', { name: 'Lekkage' })).toBeVisible();
});

it('The roles and the person of a caller are read once from ringing until the contact', async () => {
  const { id } = aCaller();
  const { panel, user, subject } = await ringing();
  expect(await panel.findByRole('link', { name: 'Maria van Dijk' })).toBeVisible();
  await user.keyboard('{Alt>}o{/Alt}');
  expect(await screen.findByRole('complementary', { name: /^Lopend contact met Maria/ })).toBeVisible();
  const bar = within(screen.getByRole('region', { name: 'Telefoongesprekken' }));
  await waitFor(() => expect(subject()).not.toBeNull());
  expect(await bar.findByText('Maria van Dijk')).toBeVisible();
  const asked = stats.seen.map(({ path }) => path);
  expect(asked.filter((path) => path === '/api/v1/role/getallbyids')).toHaveLength(1);
  expect(asked.filter((path) => [`/api/v1/people/${id}`, '/api/v1/people/set'].includes(path))).toHaveLength(
    1,
  );
});
