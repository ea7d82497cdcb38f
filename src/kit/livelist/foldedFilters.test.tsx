import { screen, waitFor, within } from '@testing-library/react';
import { aTask, db } from '@mocks/db';
import { NARROW_QUERY } from '@/core/device/narrow';
import { renderApp } from '@/testing/renderApp';

const LIST = '/dashboard/taken/overzicht';
const PANE = { name: 'Filters' };

/** Opens the list on a desktop of 1366 px. */
function openList(search = '') {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query === NARROW_QUERY }),
  );
  db.tasks.add(aTask({ subject: 'Lekkage' }));
  return renderApp(LIST + search, { user: 'anne' });
}

const list = async () => within(await screen.findByRole('region', { name: 'Taken' }));
const toggle = async (name: string) => (await list()).findByRole('button', { name });

it('A narrow desktop has the search at the head of the list, and the filters behind a button', async () => {
  const { user } = openList();
  expect(await (await list()).findByRole('searchbox', { name: 'Zoeken' })).toBeVisible();
  expect(screen.queryByRole('region', PANE)).toBeNull();
  await user.click(await toggle('Filters'));
  const pane = await screen.findByRole('region', PANE);
  await waitFor(() => expect(pane).toHaveFocus());
  expect(within(pane).queryByRole('searchbox')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', PANE)).toBeNull();
  const button = await toggle('Filters');
  await waitFor(() => expect(button).toHaveFocus());
});

it('The head of the list names the active filters, and removes them one by one', async () => {
  const { user, router } = openList(
    '?status=PickedUp&deadline=2026-12-01&taskTypes=Klacht&taskTypes=Zaakstap',
  );
  const set = within(await screen.findByRole('list', { name: 'Ingestelde filters' }));
  expect(set.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Status: Opgepakt',
    'Deadline tot en met: 01-12-2026',
    'Taaktype: Klacht',
    'Taaktype: Zaakstap',
    'Filters wissen',
  ]);
  expect(await toggle('Filters (4)')).toBeVisible();
  await user.click(set.getByRole('button', { name: 'Filter ‘Taaktype: Klacht’ wissen' }));
  expect(router.state.location.search).toBe('?status=PickedUp&deadline=2026-12-01&taskTypes=Zaakstap');
  await user.click(set.getByRole('button', { name: 'Filters wissen' }));
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('list', { name: 'Ingestelde filters' })).toBeNull();
});

it('Unfolded filters are beside the list and the task, and stay so on the next visit', async () => {
  const { user, unmount } = openList();
  await user.click(await toggle('Filters'));
  unmount();
  renderApp(LIST, { user: 'anne' });
  expect(await screen.findByRole('separator', { name: 'Breedte van Filters en Taken' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Filters sluiten' }));
  expect(screen.queryByRole('region', PANE)).toBeNull();
  expect(await toggle('Filters')).toHaveAttribute('aria-expanded', 'false');
});
