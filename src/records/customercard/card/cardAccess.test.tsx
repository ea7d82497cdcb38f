import { screen, within } from '@testing-library/react';
import { db } from '@mocks/db';
import { faults } from '@mocks/backend/testServer';
import { renderApp } from '@/testing/renderApp';

const MARIA = 'e2000000-0000-4000-8000-000000000002';

describe('a card without rights', () => {
  it('shows neither tabs nor actions if the user may only see satisfaction scores', async () => {
    faults.add({
      path: `/api/v1/people/${MARIA}`,
      body: JSON.stringify(db.people.find(MARIA)),
      contentType: 'application/json',
    });
    renderApp(`/klantenkaart/${MARIA}/klantscore`, {
      permissions: ['customerSatisfactionRead', 'contractRead', 'caseCreate', 'announcementWrite'],
    });
    const tabs = within(await screen.findByRole('navigation', { name: 'Onderdelen van de relatiekaart' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Klantscore']);
    for (const action of ['Contact vastleggen', 'Direct regelen', 'Mededeling registreren'])
      expect(screen.queryByRole('button', { name: action })).toBeNull();
  });

  it('has no link to the contracts if the user may not see them', async () => {
    renderApp(`/klantenkaart/${MARIA}/gegevens`, { permissions: ['customerCard', 'editTask'] });
    const beside = within(await screen.findByRole('complementary', { name: 'Overzicht van de relatie' }));
    expect(await beside.findByText(/anderen op het adres/)).toBeVisible();
    expect(beside.queryByRole('link', { name: /anderen op het adres/ })).toBeNull();
  });

  it('offers no retry of a request that was forbidden', async () => {
    faults.add({ path: '/api/v1/announcement/person/*', status: 403 });
    renderApp(`/klantenkaart/${MARIA}/mededelingen`);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Je hebt geen rechten om dit te bekijken.')).toBeVisible();
    expect(main.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  });
});
