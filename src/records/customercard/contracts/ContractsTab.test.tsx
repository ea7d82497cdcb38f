import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults, stats } from '@mocks/backend/testServer';
import { aContract, aPerson, db, nextId } from '@mocks/db';
import { queries } from '@/api/http/queries';
import { mutationsOf } from '@/testing/badData/mutations';
import { renderApp } from '@/testing/renderApp';
import { answerWith } from '@/testing/backEnd';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const ZORGGROEP = 'e2000000-0000-4000-8000-000000000006';

const open = (person: string, search = '', scenario?: 'veertigContracten') =>
  renderApp(`/klantenkaart/${person}/contracten${search}`, scenario ? { scenario } : {});
const list = async (name = 'Alle contracten') => within(await screen.findByRole('list', { name }));
const toggle = (name: string | RegExp) => screen.findByRole('button', { name });

it('The running contract is unfolded, with its residents and contact persons', async () => {
  open(MARIA);
  const contract = await toggle(/^Kerkstraat 10-2, 1016 AB Amsterdam Actief/);
  await waitFor(() => expect(contract).toHaveAttribute('aria-expanded', 'true'));
  const contracts = await list();
  expect(contracts.getByText('H-39999')).toBeVisible();
  for (const flag of ['Huurachterstand', 'Betalingsregeling', 'Openstaande rekeningen'])
    expect(contracts.getAllByText(flag)[0]).toBeVisible();
  expect(contracts.queryByText('Dossier bij de deurwaarder')).toBeNull();
  expect(contracts.getAllByRole('link', { name: 'Objectkaart openen' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/objectkaart\//),
  );
  const others = within(await contracts.findByRole('list', { name: 'Medehuurders en medebewoners' }));
  await others.findByText('Alleen medebewoner');
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Yusuf Kaya(?!Alleen)/),
    expect.stringMatching(/^Sam van DijkAlleen medebewoner/),
  ]);
  const contacts = within(await contracts.findByRole('list', { name: 'Contactpersonen' }));
  expect(contacts.getByText('Anna de Jong')).toBeVisible();
  expect(contacts.getByText('Belt liever na vijven.')).toBeVisible();
});

it('The unfolded contract is kept in the address, and can be folded', async () => {
  const { user, router } = open(MARIA);
  await user.click(await toggle(/^Bilderdijkstraat 4.*Beëindigd/));
  expect(router.state.location.search).toBe('?contract=c2000000-0000-4000-8000-000000000005');
  expect(await toggle(/^Kerkstraat 10-2/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(await toggle(/^Bilderdijkstraat 4/));
  expect(router.state.location.search).toBe('?contract=');
  for (const button of (await list()).getAllByRole('button'))
    expect(button).toHaveAttribute('aria-expanded', 'false');
});

describe('forty contracts', () => {
  it('load five at a time, and the first running one is unfolded', async () => {
    const { user } = open(ZORGGROEP, '', 'veertigContracten');
    const contracts = await list();
    expect(screen.getByText('40 contracten')).toBeVisible();
    expect(contracts.getAllByRole('listitem').filter((item) => item.querySelector('h3'))).toHaveLength(5);
    await waitFor(async () =>
      expect(await toggle(/^Amstelveenseweg 204/)).toHaveAttribute('aria-expanded', 'true'),
    );
    expect(screen.getByText('5 van 40 getoond')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Toon meer' }));
    expect(await toggle(/^Amstelveenseweg 210/)).toBeVisible();
    expect(await screen.findByText('10 van 40 getoond')).toBeVisible();
    const fault = faults.add({ path: '/api/v1/contract/byRole/*', status: 500 });
    await user.click(screen.getByRole('button', { name: 'Toon meer' }));
    expect(await screen.findByText('Meer ophalen is niet gelukt.')).toBeVisible();
    faults.remove(fault);
    expect(await toggle(/^Amstelveenseweg 210/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await toggle(/^Amstelveenseweg 215/)).toBeVisible();
  });

  it('load more while the first ones are being read again', async () => {
    const { user, store } = open(ZORGGROEP, '', 'veertigContracten');
    await list();
    faults.add({ path: '/api/v1/contract/byRole/*', delayMs: 100, times: 1 });
    store.dispatch(queries.util.invalidateTags(['contracts']));
    await user.click(screen.getByRole('button', { name: 'Toon meer' }));
    expect(await screen.findByText('10 van 40 getoond')).toBeVisible();
  });

  it('are found by address half a second after the last letter, and are shown even if the list has not reached them', async () => {
    const { user, router } = open(ZORGGROEP, '', 'veertigContracten');
    const field = await screen.findByRole('combobox', { name: 'Contract' });
    await waitFor(() => expect(field).toHaveValue('Amstelveenseweg 204'));
    await user.clear(field);
    fireEvent.change(field, { target: { value: 'weg 23' } });
    fireEvent.change(field, { target: { value: 'weg 238' } });
    const asked = () =>
      stats.of('GET /api/v1/contract/filters/:roleId').map(({ query }) => new URLSearchParams(query));
    await waitFor(() => expect(asked().at(-1)?.get('searchQuery')).toBe('weg 238'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.click(screen.getByRole('option', { name: /Amstelveenseweg 238/ }));
    expect(new Set(asked().map((query) => query.get('searchQuery')))).toEqual(new Set(['', 'weg 238']));
    expect(asked()[0]?.get('pageSize')).toBe('255');
    expect(router.state.location.search).toContain('contract=c2');
    const chosen = await list('Gekozen contract');
    expect(chosen.getByRole('button', { name: /^Amstelveenseweg 238/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

it('A contract in the address that does not exist shows a message above the others', async () => {
  open(MARIA, '?contract=onzin');
  expect(await screen.findByText(/^Dit contract bestaat niet/)).toBeVisible();
  expect((await list()).getByText('Contract H-39999')).toBeVisible();
});

it.each([
  ['who is no tenant', {}, 'Deze relatie is geen huurder en heeft dus geen contracten.'],
  ['who rents nothing', { customer: 'r1' }, 'Deze relatie heeft geen contracten.'],
])('For a person %s the tab is empty', async (_, roles, words) => {
  open(db.people.add(aPerson({ roles })).id);
  expect(await screen.findByText(words)).toBeVisible();
});

it('A failed list can be retried, and contact persons are hidden without the right to see them', async () => {
  faults.add({ path: '/api/v1/contract/byRole/*', status: 503 });
  const { user } = renderApp(`/klantenkaart/${MARIA}/contracten`, {
    permissions: ['customerCard', 'contractRead'],
  });
  expect(await screen.findByText('De contracten konden niet worden geladen.')).toBeVisible();
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  const contracts = await list();
  await contracts.findByRole('list', { name: 'Medehuurders en medebewoners' });
  expect(contracts.queryByText('Contactpersonen')).toBeNull();
  expect(stats.of('GET /api/v1/contract/contacts/:contractId')).toEqual([]);
});

it('A broken contract hides at most its own row', async () => {
  const person = db.people.add(aPerson());
  const broken = mutationsOf(aContract({ customers: [{ personId: 'p', name: 'Jan' }] })).map(
    ({ record }) => ({
      ...record,
      id: nextId(),
    }),
  );
  const whole = [
    aContract({ addressLine: 'Eerste', fullAddress: 'Eerste' }),
    aContract({ addressLine: 'Laatste', fullAddress: 'Laatste' }),
  ];
  const items = [whole[0], ...broken, null, 7, whole[1]];
  answerWith('/api/v1/contract/byRole/*', { items, page: 0, pageSize: items.length, total: items.length });
  open(person.id, '?contract=');
  expect(await toggle(/^Eerste/)).toBeVisible();
  expect(await toggle(/^Laatste/)).toBeVisible();
});
