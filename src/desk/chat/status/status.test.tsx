import { screen, waitFor, within } from '@testing-library/react';
import { hubServer, phoneOrders, userIds, world } from '@mocks/backend/testServer';
import { db } from '@mocks/db';
import { aTab } from '@mocks/telephony/testPhone';
import { renderApp } from '@/testing/renderApp';

const phone = () => db.phones.find(userIds.anne)!;
const isAtChat = () =>
  db.chatOperators.all().some(({ userId, isLoggedIn }) => userId === userIds.anne && isLoggedIn);
const standing = () => ({
  status: phone().status,
  queue: phone().queueStatus,
  presence: phone().richState,
  chat: isAtChat(),
});
const AT_WORK = { status: 2, queue: 2, presence: 'Available', chat: true };

const RINGS = 'Kies ‘Beschikbaar’ of ‘Alleen telefoon’: dan gaat de telefoon over zodra er iemand wacht.';

/** Makes phone and chat available by one choice; until then the menu explains what makes the phone ring. */
async function atWork() {
  world.config = { facets: { telephony: { available: true } } };
  const app = renderApp('/dashboard/mededelingen');
  await waitFor(() => expect(hubServer.clients.some(({ hub }) => hub === 'phoneHub')).toBe(true));
  aTab('anne').call('login');
  phoneOrders.setPace({ pace: { stepMs: 0 } });
  const openMenu = async () =>
    app.user.click(await screen.findByRole('button', { name: /Toestelstatus wijzigen/ }));
  const radio = async (name: string) =>
    within(await screen.findByRole('radiogroup', { name: 'Status voor telefoon en chat' })).getByRole(
      'radio',
      { name },
    );
  const choose = async (name: string) => app.user.click(await radio(name));
  await openMenu();
  expect(await screen.findByText(RINGS)).toBeVisible();
  await choose('Beschikbaar');
  await waitFor(() => expect(standing()).toEqual(AT_WORK));
  expect(screen.queryByText(RINGS)).toBeNull();
  return { ...app, openMenu, radio, choose };
}

it('One choice sets phone and chat, and a choice during a call waits until its after-call work is over', async () => {
  const { user, openMenu, radio, choose } = await atWork();
  phoneOrders.ring({ user: 'anne', number: '0612345678' });
  aTab('anne').call('pickup');
  const bar = within(await screen.findByRole('region', { name: 'Telefoongesprekken' }));
  await openMenu();
  await choose('Pauze');
  expect(await screen.findByText('Na dit gesprek en de nawerktijd: Pauze.')).toBeVisible();
  expect(standing()).toMatchObject({ presence: 'Available', chat: true });
  aTab('anne').call('releaseCall');
  expect(await bar.findByText('daarna: Pauze')).toBeVisible();
  await user.click(await bar.findByRole('button', { name: 'Beëindigen' }));
  await waitFor(() => expect(standing()).toEqual({ status: 1, queue: 2, presence: 'Break', chat: false }));
  await openMenu();
  expect(await radio('Pauze')).toBeChecked();
});

it("The phone menu has one choice of status, shows the queue, and keeps the seldom used choices under 'Meer'", async () => {
  const { user } = await atWork();
  phoneOrders.enqueue({ number: '0612345678' });
  const menu = within(await screen.findByRole('dialog', { name: 'Toestelstatus wijzigen' }));
  const called = (name: string) =>
    ['radio', 'button'].flatMap((role) => menu.queryAllByRole(role, { name: new RegExp(`^${name}`) }));
  expect(called('Beschikbaar')).toHaveLength(1);
  expect(called('Pauze')).toHaveLength(1);
  expect(menu.getByRole('group', { name: 'Wachtrij' })).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Meer' }));
  expect(called('Beschikbaar')).toHaveLength(3);
  expect(menu.getByRole('button', { name: 'Afmelden' })).toBeVisible();
});
