import { screen, waitFor } from '@testing-library/react';
import { anAddress, db } from '@mocks/db';
import type { Permission } from '@/domain/session/permission';
import { renderApp } from '@/testing/renderApp';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const HOME = '/objectkaart/ab000000-0000-4000-8000-000000000001';

const CARD = `/klantenkaart/${MARIA}/klantscore`;

const open = (permissions?: readonly Permission[]) => renderApp(CARD, permissions ? { permissions } : {});

it('The home address links to the unit, and its key works while notes are typed', async () => {
  const { user, router } = renderApp(`/klantenkaart/${MARIA}/contracten?openKnowledgebase=true`);
  const address = await screen.findByRole('link', { name: 'Kerkstraat 10-2, 1016 AB Amsterdam' });
  expect(address).toHaveAttribute('href', HOME);
  await user.type(await screen.findByRole('textbox', { name: 'Notities' }), 'Lekkage');
  await user.keyboard('{Alt>}[KeyU]{/Alt}');
  await waitFor(() => expect(router.state.location.pathname).toContain(HOME));
  expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveValue('Lekkage');
});

it('The key opens the contracts of a person who rents several homes and lives elsewhere', async () => {
  db.people.change(MARIA, { homeAddress: anAddress({ street: 'Elders', houseNumber: 1 }) });
  const { user, router } = open();
  await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
  await waitFor(async () => {
    await user.keyboard('{Alt>}[KeyU]{/Alt}');
    expect(router.state.location.pathname).toBe(`/klantenkaart/${MARIA}/contracten`);
  });
});

it('The home address links nowhere without the right to see contracts', async () => {
  const { user, router } = open(['customerCard', 'customerSatisfactionRead']);
  expect(await screen.findByText('Kerkstraat 10-2, 1016 AB Amsterdam')).toBeVisible();
  await user.keyboard('{Alt>}[KeyU]{/Alt}');
  expect(router.state.location.pathname).toBe(CARD);
});
