import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const TIMELINE = '/klantenkaart/e2000000-0000-4000-8000-000000000002/tijdlijn';
const filters = () => screen.findByRole('region', { name: 'Filters' });
const sidebar = () => screen.findByRole('complementary', { name: 'Overzicht van de relatie' });

/** A desktop on which something else stands beside the card. */
const open = (width: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  return renderApp(TIMELINE);
};

it('a desktop without room for both has filters and list, and the sidebar when it is asked for', async () => {
  const { user } = open(800);
  await user.click(await screen.findByRole('button', { name: 'Overzicht van de relatie tonen' }));
  expect(await sidebar()).toBeVisible();
  expect(await filters()).toBeVisible();
});

it('a desktop without room for filters has them in the place of the list when they are asked for', async () => {
  const { user } = open(480);
  await user.click(await screen.findByRole('button', { name: 'Filters tonen' }));
  expect(await filters()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Tijdlijn' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Toon resultaat' }));
  expect(await screen.findByRole('region', { name: 'Tijdlijn' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
});
