import { screen, waitFor, within } from '@testing-library/react';
import { hubServer, phoneOrders, userIds, world } from '@mocks/backend/testServer';
import { db } from '@mocks/db';
import { PhoneStatus } from '@/domain/telephony/phoneStatus';
import { aTab } from '@mocks/telephony/testPhone';
import { renderApp } from '@/testing/renderApp';

const statusOf = (userId: string) => db.phones.find(userId)?.status;

async function open() {
  world.config = { facets: { telephony: { available: true } } };
  phoneOrders.setPace({ pace: { stepMs: 0 } });
  const [anne, bram] = [aTab('anne'), aTab('bram')];
  anne.call('login');
  bram.call('login');
  const app = renderApp('/beheer/toestellen', { user: 'carla' });
  const list = within(await screen.findByRole('list', { name: 'Toestellen' }, { timeout: 10_000 }));
  await waitFor(() => expect(hubServer.clients.some(({ hub }) => hub === 'phoneHub')).toBe(true));
  return { ...app, list, bram };
}

it('The screen lists the phones live, and logs out the chosen ones after confirmation (TEL-51)', async () => {
  const { list, user, bram } = await open();
  expect(await list.findByRole('checkbox', { name: 'Anne de Vries' })).toHaveAccessibleDescription(
    /^Niet beschikbaar/,
  );
  bram.call('ready');
  await waitFor(() =>
    expect(list.getByRole('checkbox', { name: 'Bram Jansen' })).toHaveAccessibleDescription(/^Beschikbaar/),
  );
  expect(screen.getByRole('button', { name: 'Afmelden' })).toHaveAttribute('aria-disabled', 'true');

  await user.click(screen.getByRole('checkbox', { name: 'Alles selecteren' }));
  expect(list.getByRole('checkbox', { name: 'Anne de Vries' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Alles selecteren' }));
  await user.click(list.getByRole('checkbox', { name: 'Bram Jansen' }));
  await user.click(screen.getByRole('button', { name: 'Afmelden (1)' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Toestellen afmelden' }));
  await user.click(dialog.getByRole('button', { name: 'Afmelden' }));

  await waitFor(() => expect(statusOf(userIds.bram)).toBe(PhoneStatus.Offline));
  expect(statusOf(userIds.anne)).not.toBe(PhoneStatus.Offline);
  await waitFor(() => expect(list.getByRole('checkbox', { name: 'Bram Jansen' })).toBeDisabled());
});

it('The management page links to the phones for users with the permission only', async () => {
  const { unmount } = renderApp('/beheer', { permissions: ['usePhone', 'shell'] });
  await screen.findByRole('link', { name: /^Toestellen/ });
  unmount();
  renderApp('/beheer', { permissions: ['shell'] });
  await screen.findByRole('link', { name: /^Klantportaal|^Logboek|Instellingen/ });
  expect(screen.queryByRole('link', { name: /^Toestellen/ })).toBeNull();
});
