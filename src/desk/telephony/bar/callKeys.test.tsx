import { screen, waitFor, within } from '@testing-library/react';
import { hubServer, phoneOrders, userIds, world } from '@mocks/backend/testServer';
import { aMobile, aPerson, db, reachedAt } from '@mocks/db';
import { aTab } from '@mocks/telephony/testPhone';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';

const NUMBER = '0612345678';
const phoneStatus = () => db.phones.find(userIds.anne)?.status;
const [UNAVAILABLE, AVAILABLE, ACW] = [1, 2, 5];

async function atTheDesk() {
  world.config = { facets: { telephony: { available: true } } };
  const app = renderApp('/dashboard/mededelingen');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(hubServer.clients.some(({ hub }) => hub === 'phoneHub')).toBe(true));
  aTab('anne').call('login');
  phoneOrders.setPace({ pace: { stepMs: 0 } });
  await screen.findByRole('button', { name: /Toestelstatus wijzigen/ });
  return app;
}

const chord = (letter: string) => `{Alt>}${letter}{/Alt}`;

/** Returns the key of each button of the call, and checks that the button's tooltip names the key. */
async function keysOf(bar: { findAllByRole: typeof screen.findAllByRole }) {
  const buttons = await bar.findAllByRole('button', { name: /: Maria van Dijk$/ });
  return Object.fromEntries<string>(
    buttons.map((button) => {
      const keys = button.getAttribute('aria-keyshortcuts') ?? '';
      expect(button.dataset['tooltip']).toBe(`${button.ariaLabel} (${keys})`);
      return [`${button.ariaLabel}`.replace(/:.*/, ''), keys];
    }),
  );
}

it('A call is passed on and ended by key, and its after-call work is ended by key too', async () => {
  db.people.add(aPerson({ name: 'Maria van Dijk', ...reachedAt({ phoneNumbers: [aMobile(NUMBER)] }) }));
  const { user } = await atTheDesk();
  await user.keyboard(chord('r'));
  await waitFor(() => expect(phoneStatus()).toBe(AVAILABLE));
  phoneOrders.ring({ user: 'anne', number: NUMBER });
  await waitFor(() => expect(spokenTexts()).toContain('Inkomende oproep van Maria van Dijk, 06-12345678.'));
  expect(screen.getByRole('button', { name: 'Opnemen' })).toHaveAttribute('aria-keyshortcuts', 'Alt+O');
  await user.keyboard(chord('o'));
  const bar = within(await screen.findByRole('region', { name: 'Telefoongesprekken' }));
  await bar.findByText(/In gesprek/);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveFocus());
  expect(await keysOf(bar)).toEqual({ Ophangen: 'Alt+L', 'In de wacht': 'Alt+H', Doorverbinden: 'Alt+D' });
  await user.keyboard(chord('d'));
  expect(await screen.findByRole('dialog', { name: /^Doorverbinden/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.keyboard(chord('l'));
  await waitFor(() => expect(phoneStatus()).toBe(ACW));
  const end = await bar.findByRole('button', { name: 'Beëindigen' });
  expect(end).toHaveAttribute('aria-keyshortcuts', 'Alt+N');
  await user.keyboard(chord('n'));
  await waitFor(() => expect(phoneStatus()).toBe(AVAILABLE));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Telefoongesprekken' })).toBeNull());
  await user.keyboard(chord('r'));
  await waitFor(() => expect(phoneStatus()).toBe(UNAVAILABLE));
});

it('The palette has an action to make the phone available', async () => {
  const { user } = await atTheDesk();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'beschikbaar');
  await user.click(await screen.findByRole('button', { name: 'Beschikbaar worden voor oproepen' }));
  await waitFor(() => expect(phoneStatus()).toBe(AVAILABLE));
});
