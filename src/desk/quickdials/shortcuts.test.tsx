import { screen, waitFor, within } from '@testing-library/react';
import { hubServer, seedStrange, stats, world } from '@mocks/backend/testServer';
import { aTab } from '@mocks/telephony/testPhone';
import { ownPath } from '@/lib/links';
import { renderApp } from '@/testing/renderApp';

const DIALS = 'GET /api/v1/quickdial/active';
const LINKS = 'GET /api/v1/quicklink/active';
const MENU = 'Snelkiezers en snelkoppelingen';

const withTelephony = () => {
  world.config = { facets: { telephony: { available: true } } };
};

async function opened(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/dashboard/mededelingen', options);
  await app.user.click(await screen.findByRole('button', { name: MENU }));
  return { ...app, menu: within(await screen.findByRole('dialog', { name: MENU })) };
}

it('The menu requests dials and links when it is opened; only http, https and paths become links', async () => {
  seedStrange();
  withTelephony();
  const { menu } = await opened();
  const web = await menu.findByRole('link', { name: /^Huurtoeslag/ });
  expect(web).toHaveAttribute('href', 'https://www.toeslagen.example/huur?bron=balie');
  expect(web).toHaveAttribute('rel', 'noopener noreferrer');
  expect(menu.getByRole('link', { name: /^Mededelingen/ })).toHaveAttribute(
    'href',
    '/dashboard/mededelingen',
  );
  expect(menu.getAllByText('Geen bruikbare link')).toHaveLength(3);
  expect(menu.queryByRole('link', { name: /Rekenhulp|Printer|Smoelenboek/ })).toBeNull();
  expect(await menu.findByText('Storingsdienst')).toBeVisible();
  expect(menu.queryByRole('button', { name: /Receptie|Wijkteam|Huisartsenpost/ })).toBeNull();
  expect(menu.getByRole('button', { name: 'Nummer van Storingsdienst kopiëren' })).toBeVisible();
  expect(stats.of(LINKS)[0]?.query).toBe('?page=0&size=100');
});

it('The menu requests no quick dials without telephony, and nothing without permissions', async () => {
  const { menu, unmount } = await opened();
  expect(await menu.findByRole('link', { name: /^Gemeente/ })).toBeVisible();
  expect(menu.queryByText('Snelkiezers')).toBeNull();
  expect(stats.of(DIALS)).toEqual([]);
  unmount();
  withTelephony();
  renderApp('/dashboard/mededelingen', { permissions: ['customerCard'] });
  await screen.findByRole('button', { name: /^Zoeken/ });
  expect(screen.queryByRole('button', { name: MENU })).toBeNull();
});

it('A quick dial is found by its words, and dialled with Enter by a user logged in to telephony', async () => {
  withTelephony();
  const { user } = renderApp('/dashboard/mededelingen');
  await user.click(await screen.findByRole('button', { name: /^Zoeken/ }));
  const field = await screen.findByRole('combobox', { name: /^Zoek een relatie/ });
  await user.type(field, 'glash');
  const words = 'Glashandel De Ruit · 050 318 99 01';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: words })).toBeNull();
  await waitFor(() => expect(hubServer.clients.some(({ hub }) => hub === 'phoneHub')).toBe(true));
  aTab('anne').call('login');
  expect(await screen.findByRole('button', { name: words })).toBeVisible();
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(hubServer.invocations).toContainEqual({
      hub: 'phoneHub',
      user: 'anne',
      target: 'dial',
      args: ['050 318 99 01'],
    }),
  );
});

it.each([
  ['/taken?a=1#b', '/taken?a=1#b'],
  ['//elders.example', null],
  ['/\t/elders.example', null],
  ['/\\elders.example', null],
  ['taken', null],
  [null, null],
])('The address %j gives the path %j', (url, path) => {
  expect(ownPath(url)).toBe(path);
});
