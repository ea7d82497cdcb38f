import { screen, within } from '@testing-library/react';
import { aContract, anOccupancy, aPerson, db, nextId } from '@mocks/db';
import { renderApp } from '@/testing/renderApp';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const open = (person: string) => renderApp(`/klantenkaart/${person}/klantscore`);
const sidebar = async () =>
  within(await screen.findByRole('complementary', { name: 'Overzicht van de relatie' }));

describe('co-residents', () => {
  it('are the present tenants and occupants, each with address and period', async () => {
    localStorage.setItem('ContractorPanelCollapsed', 'false');
    const [housemate, sharer, former] = ['Noor Bakker', 'Ali Demir', 'Piet Vroeger'].map((name) =>
      db.people.add(aPerson({ name, roles: { occupant: nextId() } })),
    );
    const maria = { personId: MARIA, name: 'Maria van Dijk' };
    const roleId = 'e3000000-0000-4000-8000-000000000002';
    const singel = db.contracts.add(
      aContract({ roleId, customers: [maria], addressLine: 'Singel 1', fullAddress: 'Singel 1, Gouda' }),
    );
    const ended = db.contracts.add(aContract({ roleId, customers: [maria], status: 3 }));
    for (const [person, contractId] of [
      [housemate, 'c2000000-0000-4000-8000-000000000003'],
      [sharer, singel.id],
      [former, ended.id],
    ] as const)
      db.occupancies.add(anOccupancy({ personId: person!.id, contractId }));
    open(MARIA);
    const side = await sidebar();
    const list = await side.findByRole('list', { name: 'Medehuurders en medebewoners' });
    expect(within(list).getByText('Singel 1, Gouda, vanaf 01-06-2019')).toBeVisible();
    expect(list).toHaveTextContent(/Noor Bakker.*Kerkstraat 10-2, 1016 AB Amsterdam, vanaf 01-06-2019/);
    expect(within(list).queryByText('Piet Vroeger')).toBeNull();
    expect(await side.findByRole('link', { name: '4 anderen op 2 adressen' })).toBeVisible();
  });

  it('have an address and period also when all live in one place', async () => {
    localStorage.setItem('ContractorPanelCollapsed', 'false');
    open(MARIA);
    const side = await sidebar();
    const list = await side.findByRole('list', { name: 'Medehuurders en medebewoners' });
    for (const line of within(list).getAllByRole('listitem'))
      expect(line).toHaveTextContent('Kerkstraat 10-2, 1016 AB Amsterdam, vanaf 01-06-2019');
  });

  it('are not counted without the right to see running contracts', async () => {
    renderApp(`/klantenkaart/${MARIA}/mededelingen`, { permissions: ['customerCard', 'announcementRead'] });
    const side = await sidebar();
    expect(await side.findByRole('link', { name: /lopende mededeling/ })).toBeVisible();
    expect(side.queryByRole('link', { name: /op het adres/ })).toBeNull();
  });

  it('are not marked as mere occupants when they rent a home elsewhere', async () => {
    localStorage.setItem('ContractorPanelCollapsed', 'false');
    const sam = db.people.find('e2000000-0000-4000-8000-000000000021')!;
    const other = db.people.add(
      aPerson({ name: 'Noor Bakker', roles: { occupant: nextId(), customer: nextId() } }),
    );
    db.occupancies.add(
      anOccupancy({ personId: other.id, contractId: 'c2000000-0000-4000-8000-000000000003' }),
    );
    open(MARIA);
    const side = await sidebar();
    const badge = await side.findByText('Alleen medebewoner');
    expect(badge.closest('li')).toHaveTextContent(sam.name!);
    expect(side.getByText('Noor Bakker').closest('li')).not.toHaveTextContent('Alleen medebewoner');
  });
});
