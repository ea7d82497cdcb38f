import { screen, waitFor, within } from '@testing-library/react';
import { aColleague, aComplex, aMobile, aPerson, aUnit, db, reachedAt } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';

const rows = async (list: string) =>
  within(await screen.findByRole('list', { name: list })).findAllByRole('link');
const colleague = (name: string) => {
  const { personId } = db.colleagues.add(aColleague({ name }));
  const reach = reachedAt({ phoneNumbers: [aMobile('0612345678')] });
  return db.people.add(aPerson({ ...reach, id: personId, name, roles: { employee: 'r' } }));
};

it.each([
  ['/klanten', 'Huurders', /^\/klantenkaart\//],
  ['/leveranciers', 'Leveranciers', /^\/klantenkaart\//],
  ['/collegas', 'Collegas', /^\/collegakaart\//],
  ['/eenheden', 'Eenheden', /^\/objectkaart\//],
  ['/complexen', 'Complexen', /^\/complexkaart\//],
])('The page %s lists %s, each a link to its card', async (path, title, card) => {
  db.people.add(aPerson({ name: 'Xander Quist' }));
  db.people.add(aPerson({ name: 'Quist B.V.', type: 'legal', roles: { vendor: 'r' } }));
  colleague('Sanne Quist');
  db.units.add(aUnit({ street: 'Quistkade' }));
  db.complexes.add(aComplex({ name: 'Quisthof' }));
  renderApp(`${path}?query=quist`);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const list = within(await screen.findByRole('list', { name: title }));
  const [row, ...others] = await list.findAllByRole('listitem');
  expect(row).toHaveTextContent(/Quist/);
  expect(others).toHaveLength(0);
  expect(list.getByRole('link').getAttribute('href')).toMatch(card);
  expect(screen.getByRole('link', { name: 'Relaties' })).toHaveAttribute('aria-current', 'page');
  expect(stats.seen.some(({ query }) => query.includes('page=0&pageSize=50'))).toBe(true);
});

it('The list searches while typing, keeps the words in other lists, and shows when nothing is found', async () => {
  const { user, router } = renderApp('/klanten');
  await rows('Huurders');
  await user.type(screen.getByRole('searchbox', { name: 'Zoeken' }), 'nietbestaand');
  expect(await screen.findByText('Geen huurder of woningzoekende gevonden.')).toBeVisible();
  expect(router.state.location.search).toBe('?query=nietbestaand');
  await user.click(screen.getByRole('link', { name: 'Complexen' }));
  expect(await screen.findByText('Geen complex gevonden.')).toBeVisible();
  await waitFor(() => expect(spokenTexts().filter((text) => text === '0 gevonden')).toHaveLength(2));
  expect(screen.getByRole('searchbox', { name: 'Zoeken' })).toHaveValue('nietbestaand');
});

it('The page is in the address, and a page that no longer exists leads back to the first', async () => {
  for (let number = 0; number < 60; number += 1) db.people.add(aPerson({ name: `Quist ${String(number)}` }));
  const { user, router } = renderApp('/klanten?query=quist');
  await rows('Huurders');
  expect(within(screen.getByRole('main')).getByText('60 gevonden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
  await waitFor(() => expect(router.state.location.search).toBe('?query=quist&page=1'));
  await waitFor(async () => expect(await rows('Huurders')).toHaveLength(10));
  await router.navigate('/klanten?query=quist&page=7');
  await user.click(await screen.findByRole('button', { name: 'Naar de eerste pagina' }));
  await waitFor(() => expect(router.state.location.search).toBe('?query=quist'));
});

it('A failed list shows a message with a retry', async () => {
  faults.add({ method: 'GET', path: '/api/v1/complex/search', status: 503 });
  const { user } = renderApp('/complexen');
  expect(await screen.findByText('Zoeken naar complexen is mislukt.')).toBeVisible();
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('list', { name: 'Complexen' })).not.toBeEmptyDOMElement();
});

it('The lists require the right to see customers', async () => {
  const { router } = renderApp('/klanten', { permissions: ['viewTask'] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
});

it('The colleague search shows five colleagues, over which the arrow keys move', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) colleague(`${name} Quist`);
  const { user, router } = renderApp('/collegas');
  const box = await screen.findByRole('combobox', { name: 'Collega zoeken' });
  await user.type(box, 'quist.');
  const popup = within(await screen.findByRole('grid', { name: 'Gevonden collega’s' }));
  expect(await popup.findAllByText('Quist')).toHaveLength(5);
  expect(popup.queryByRole('button', { name: /bellen/ })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(box).toHaveValue('quist.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?query=quist.'));
  const list = within(await screen.findByRole('list', { name: 'Collegas' }));
  expect(await list.findAllByRole('listitem')).toHaveLength(6);
  await user.type(box, '{Backspace}');
  await screen.findByRole('grid', { name: 'Gevonden collega’s' });
  await waitFor(async () => {
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('A Quist');
  });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/collegakaart\//));
});

it('The card shows the name of the person while it is loading, but the history does not keep the name', async () => {
  const { id } = db.people.add(aPerson({ name: 'Xander Quist' }));
  faults.add({ path: `/api/v1/people/${id}`, drop: 'silent' });
  const { user, router } = renderApp('/klanten?query=quist');
  const [link] = await rows('Huurders');
  await user.click(link!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Xander Quist' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  expect(JSON.stringify([router.state.location.state, window.history.state])).not.toContain('Xander');
});
