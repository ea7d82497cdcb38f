import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { world } from '@mocks/backend/testServer';
import { selectFeature } from '@/core/config/configSlice';
import { holdToken } from '@/core/session/sessionToken';
import { useActiveShortcuts } from '@/core/shortcuts/activeShortcuts';
import { selectToastHistory } from '@/core/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';

const KEY = 'experimental-area-enabled';
const AREA = '/experimentalarea';
const stored = () => window.localStorage.getItem(KEY);

async function open(path = '/dashboard/mededelingen', user: 'anne' | 'carla' = 'carla') {
  const app = renderApp(path, { user });
  await screen.findByRole('heading', { level: 1 });
  const said = () => selectToastHistory(app.store.getState()).map(({ text }) => text);
  return { ...app, said };
}
const logo = () => screen.getByRole('link', { name: 'Thuisbalie, naar het begin' });
const altClick = (times: number) => {
  for (let time = 0; time < times; time += 1) fireEvent.click(logo(), { altKey: true });
};
/** Waits for the listeners, which arrive after the first screen together with their shortcut. */
const ready = () => {
  const { result } = renderHook(useActiveShortcuts);
  return waitFor(() => expect(result.current.map(({ keys }) => keys)).toContain('!'));
};

it.each([null, 'false', 'ja'])('The area redirects to the tasks while its flag is %s', async (flag) => {
  if (flag !== null) window.localStorage.setItem(KEY, flag);
  const { router } = renderApp(AREA, { user: 'carla' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/taken/overzicht'));
});

it('The area is called Secret Area', async () => {
  window.localStorage.setItem(KEY, 'true');
  await open(AREA);
  expect(screen.getByRole('heading', { level: 1, name: 'Secret Area' })).toBeVisible();
  expect(document.title).toBe('Thuisbalie - Secret Area');
});

it('Four clicks on the logo with Alt unlock and lock the area', async () => {
  const { said, router } = await open();
  await ready();
  altClick(3);
  expect(stored()).not.toBe('true');
  altClick(1);
  expect(stored()).toBe('true');
  expect(said()).toEqual(['Config developer area unlocked']);
  altClick(4);
  expect(stored()).toBe('false');
  expect(said()).toContain('Config developer area locked');
  expect(router.state.location.pathname).toBe('/dashboard/mededelingen');
});

it('Clicks without Alt do nothing, and neither do clicks by a user without the permission', async () => {
  const first = await open();
  await ready();
  for (let time = 0; time < 4; time += 1) fireEvent.click(screen.getByText('Thuisbalie').closest('header')!);
  expect(stored()).toBeNull();
  first.unmount();
  holdToken('');
  const { user, said } = await open('/dashboard/mededelingen', 'anne');
  altClick(4);
  await user.keyboard('!');
  await user.click(screen.getByRole('button', { name: /instellingen en afmelden/ }));
  expect(await screen.findByRole('button', { name: 'Afmelden' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Secret Area/ })).not.toBeInTheDocument();
  expect(stored()).toBeNull();
  expect(said()).toEqual([]);
});

it('The area has a key, which the list of shortcuts shows', async () => {
  const { user, said } = await open();
  await ready();
  await user.keyboard('!');
  expect(stored()).toBe('true');
  expect(said()).toEqual(['Config developer area unlocked']);
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Sneltoetsen' });
  expect(within(dialog).getByText('Secret Area ontgrendelen of vergrendelen')).toBeVisible();
});

it('The user menu unlocks, opens and locks the area', async () => {
  const { user, router } = await open();
  const menu = () => user.click(screen.getByRole('button', { name: /instellingen en afmelden/ }));
  await menu();
  await user.click(await screen.findByRole('button', { name: 'Secret Area ontgrendelen' }));
  await user.click(await screen.findByRole('button', { name: 'Secret Area openen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Secret Area' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Naar de sandbox' })).toHaveAttribute('href', '/shell');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Instellingen' })).not.toBeInTheDocument());
  await menu();
  await user.click(await screen.findByRole('button', { name: 'Secret Area vergrendelen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/taken/overzicht'));
});

it('Features are switched at once and permanently, and can be reset to the values of the files', async () => {
  window.localStorage.setItem(KEY, 'true');
  world.features = [
    { name: 'nieuweAgenda', enabled: false },
    { name: 'kaart', enabled: true },
  ];
  const first = await open(AREA);
  const agenda = () => screen.getByRole('switch', { name: 'nieuweAgenda' });
  expect(screen.getByRole('switch', { name: 'kaart' })).toBeChecked();
  expect(agenda()).not.toBeChecked();
  await first.user.click(agenda());
  expect(selectFeature(first.store.getState(), 'nieuweAgenda')).toBe(true);
  first.unmount();

  const second = await open(AREA);
  expect(agenda()).toBeChecked();
  await second.user.click(screen.getByRole('button', { name: /^nieuweAgenda: terug/ }));
  expect(agenda()).not.toBeChecked();
  expect(JSON.parse(window.localStorage.getItem('feature-flags') ?? '')).toEqual([]);
});

it('The area reports that this installation has no features', async () => {
  window.localStorage.setItem(KEY, 'true');
  world.features = [];
  await open(AREA);
  expect(screen.getByText('Deze omgeving noemt geen functies.')).toBeVisible();
});
