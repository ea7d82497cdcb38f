import { screen, within } from '@testing-library/react';
import { NARROW_QUERY } from '@/core/device/narrow';
import { renderApp } from '@/testing/renderApp';

const TIMELINE = '/klantenkaart/e2000000-0000-4000-8000-000000000002/tijdlijn';
const filters = () => screen.findByRole('region', { name: 'Filters' });
const sidebar = () => screen.findByRole('complementary', { name: 'Overzicht van de relatie' });

/** Opens a card on a desktop where something else leaves it this width. */
const open = (width: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  return renderApp(TIMELINE);
};

it('A desktop without room for the sidebar shows filters and list, and the sidebar on request', async () => {
  const { user } = open(800);
  await user.click(await screen.findByRole('button', { name: 'Overzicht van de relatie tonen' }));
  expect(await sidebar()).toBeVisible();
  expect(await filters()).toBeVisible();
});

it('A desktop without room for filters shows them in place of the list on request', async () => {
  const { user } = open(480);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  expect(await filters()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Tijdlijn' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Toon resultaat' }));
  expect(await screen.findByRole('region', { name: 'Tijdlijn' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
});

it('A narrow desktop has the filters of the timeline behind a button, and shows the filters that are set', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query === NARROW_QUERY }),
  );
  const subject = 'onderwerp=e9000000-0000-4000-8000-000000000009';
  const { user, router } = renderApp(`${TIMELINE}?soort=Contact&${subject}&status=All&kanaal=Visit`, {
    user: 'carla',
  });
  const set = within(await screen.findByRole('list', { name: 'Ingestelde filters' }));
  expect(set.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Soort: Contact',
    'Onderwerp: Onderwerp van de zaak',
    'Status: Alle',
    'Kanaal: Huisbezoek',
    'Filters wissen',
  ]);
  expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
  await user.click(set.getByRole('button', { name: 'Filter ‘Status: Alle’ wissen' }));
  expect(router.state.location.search).toBe(`?soort=Contact&${subject}&kanaal=Visit`);
  await user.click(screen.getByRole('button', { name: 'Filters (3)' }));
  expect(await filters()).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Tijdlijn' })).toBeVisible();
});
