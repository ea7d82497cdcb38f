import { screen, waitFor, within } from '@testing-library/react';
import { hubServer, phoneOrders, userIds, world } from '@mocks/backend/testServer';
import { aMobile, aPerson, db, reachedAt } from '@mocks/db';
import { aTab } from '@mocks/telephony/testPhone';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';

const NUMBER = '0612345678';

it('A missed call is listed among the calls of today, and calling back names the caller', async () => {
  world.config = { facets: { telephony: { available: true } } };
  const caller = db.people.add(
    aPerson({ name: 'Maria van Dijk', ...reachedAt({ phoneNumbers: [aMobile(NUMBER)] }) }),
  );
  const { user } = renderApp('/dashboard/mededelingen');
  await waitFor(() => expect(hubServer.clients.some(({ hub }) => hub === 'phoneHub')).toBe(true));
  aTab('anne').call('login');
  phoneOrders.setPace({ pace: { stepMs: 0 } });
  phoneOrders.ring({ user: 'anne', number: NUMBER });
  await screen.findByRole('complementary', { name: 'Inkomende oproep' });
  phoneOrders.giveUp({ user: 'anne' });
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Inkomende oproep' })).toBeNull());
  await waitFor(() => expect(spokenTexts().filter((text) => /gemist/i.test(text))).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /Toestelstatus wijzigen/ }));
  const menu = within(await screen.findByRole('dialog'));
  expect(await menu.findByText('Gemist')).toBeVisible();
  await user.click(await menu.findByRole('button', { name: 'Maria van Dijk terugbellen' }));
  await waitFor(() =>
    expect(db.phones.find(userIds.anne)?.calls).toMatchObject([
      { number: NUMBER, subjectRoleId: caller.roles?.customer },
    ]),
  );
});
