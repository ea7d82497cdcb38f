import { screen, waitFor, within } from '@testing-library/react';
import { faults, seedStrange, stats } from '@mocks/backend/testServer';
import { aBill, aPerson, db, nextId } from '@mocks/db';
import { mutationsOf } from '@/testing/badData/mutations';
import { renderApp } from '@/testing/renderApp';
import { answerWith, holdAnswers } from '@/testing/backEnd';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const BILLS = 'GET /api/v1/bill/byRole/:roleId';

const open = (person = MARIA, search = '') => renderApp(`/klantenkaart/${person}/financieel${search}`);
const list = async () => within(await screen.findByRole('list', { name: 'Rekeningen' }));
const titles = async () =>
  (await list()).getAllByRole('listitem').flatMap((item) => item.querySelector('strong')?.textContent ?? []);
const asked = () => stats.of(BILLS).map(({ query }) => new URLSearchParams(query));

it('The tab shows the balance and twenty bills at a time, newest first', async () => {
  seedStrange();
  const { user } = open();
  expect(await screen.findByText('30 rekeningen')).toBeVisible();
  expect(screen.getByText('Totaal openstaand').parentElement).toHaveTextContent(/€\s3\.800,60/);
  expect(Object.fromEntries(asked()[0] ?? [])).toEqual({ page: '0', pageSize: '20', sort: 'NewestFirst' });
  const bills = await list();
  expect(bills.getAllByText('Kerkstraat 10-2')[0]).toBeVisible();
  expect(bills.getAllByText('Kerkstraat 12-G3')[0]).toBeVisible();
  expect(bills.getAllByText('Te laat')[0]).toBeVisible();
  for (const words of [
    'Betaling in afwachting',
    'Betaling mislukt',
    'Betaling afgebroken',
    'Betaling verlopen',
    'Onbekend (44)',
    'Nieuwe betaling',
    'Betaling ontvangen',
  ])
    expect(bills.getAllByText(words)[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(await bills.findByText('Servicekosten Bilderdijkstraat 4')).toBeVisible();
  expect(bills.getByText('Rekening zonder omschrijving')).toBeVisible();
  expect(bills.getByText('Onbekend (17)')).toBeVisible();
  expect(bills.getAllByText('Contract onbekend')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
});

it('The chosen order of the bills is kept in the address', async () => {
  seedStrange();
  const { user, router } = open();
  await list();
  await user.click(await screen.findByRole('radio', { name: 'Oudste eerst' }));
  await waitFor(async () => expect((await titles())[0]).toBe('Rekening zonder omschrijving'));
  expect(router.state.location.search).toBe('?billSort=OldestFirst');
});

it('The bills can be filtered by contract, with a message while filtering', async () => {
  seedStrange();
  const { user, router } = open();
  await list();
  const letGo = holdAnswers({ path: '/api/v1/bill/byRole/*', times: 1 });
  await user.click(await screen.findByRole('combobox', { name: 'Contract' }));
  await user.click(await screen.findByRole('option', { name: /Kerkstraat 12-G3/ }));
  expect(await screen.findByText('Rekeningen worden gefilterd op contract…')).toBeVisible();
  letGo();
  expect(await screen.findByText('3 rekeningen')).toBeVisible();
  expect(asked().at(-1)?.get('contractId')).toBe('c2000000-0000-4000-8000-000000000004');
  expect(router.state.location.search).toContain('billContract=');
  await user.click(screen.getByRole('button', { name: 'Contract wissen' }));
  expect(await screen.findByText('30 rekeningen')).toBeVisible();
});

it.each([
  ['who is no tenant', {}, 'Deze relatie is geen huurder en heeft dus geen rekeningen.'],
  ['without bills', { customer: 'r1' }, 'Er zijn geen rekeningen.'],
])('For a person %s the tab is empty and has no filter by contract', async (_, roles, words) => {
  open(db.people.add(aPerson({ roles })).id);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Contract' })).toBeNull();
});

it('The bills remain when the balance fails, and the balance when the bills fail', async () => {
  faults.add({ path: '/api/v1/contract/outstandingbalance/*', status: 500 });
  const { unmount } = open();
  expect(await screen.findByText('Het openstaande bedrag kon niet worden geladen.')).toBeVisible();
  expect(await list()).toBeTruthy();
  unmount();
  faults.clear();
  faults.add({ path: '/api/v1/bill/byRole/*', status: 500 });
  open();
  expect(await screen.findByText('De rekeningen konden niet worden geladen.')).toBeVisible();
  expect(await screen.findByText('Totaal openstaand')).toBeVisible();
});

it('A broken bill hides at most its own row', async () => {
  const payments = [{ id: 'p', status: 1, method: 'None', amount: 1, date: '2026-11-20T10:00:00Z' }];
  const broken = mutationsOf(aBill({ payments })).map(({ record }) => ({ ...record, id: nextId() }));
  const items = [aBill({ description: 'Eerste' }), ...broken, null, 7, aBill({ description: 'Laatste' })];
  answerWith('/api/v1/bill/byRole/*', { items, page: 0, pageSize: 20, total: items.length });
  open();
  const bills = await list();
  expect(bills.getByText('Eerste')).toBeVisible();
  expect(bills.getByText('Laatste')).toBeVisible();
});
