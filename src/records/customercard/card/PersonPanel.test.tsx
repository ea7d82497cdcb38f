import { screen, within } from '@testing-library/react';
import { aPerson, db } from '@mocks/db';
import { stats } from '@mocks/backend/testServer';
import { renderApp } from '@/testing/renderApp';

const maria = () => db.people.add(aPerson({ name: 'Maria van Dijk' }));
const panel = async () => within(await screen.findByRole('complementary', { name: /^Lopend contact/ }));

describe('the contact beside a card', () => {
  it('takes its channel and its search text from the address of the card', async () => {
    const { id } = maria();
    const { user, router } = renderApp(`/klantenkaart/${id}/tijdlijn?channel=Desk&query=huur`);
    const open = await panel();
    expect(await open.findByRole('button', { name: /^Baliebezoek Kanaal$/ })).toBeVisible();
    expect(await open.findByRole('searchbox', { name: 'Zoek een vraag' })).toHaveValue('huur');
    expect(router.state.location.search).toBe('');
    const begin = () => screen.getByRole('button', { name: 'Contact vastleggen' });
    expect(begin()).toHaveAttribute('data-variant', 'secondary');
    await user.type(open.getByRole('textbox', { name: 'Notities' }), 'Belt over de huur');
    await user.click(open.getByRole('button', { name: 'Afronden en vastleggen' }));
    expect(await screen.findByText('Contactmoment vastgelegd')).toBeInTheDocument();
    expect(begin()).toHaveAttribute('data-variant', 'primary');
    expect(stats.seen.find(({ path }) => path === '/api/v1/activity/contact')?.body).toMatchObject({
      channelType: 'Desk',
      description: 'Belt over de huur',
    });
  });

  it('takes its channel from an address without a tab, too (CARD-03, 04)', async () => {
    const { id } = maria();
    const { router } = renderApp(`/klantenkaart/${id}?channel=Desk`);
    expect(await (await panel()).findByRole('button', { name: /^Baliebezoek Kanaal$/ })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: `/klantenkaart/${id}/tijdlijn`, search: '' });
  });

  it('leaves no history entry for an address without a tab', async () => {
    const { router } = renderApp(`/klantenkaart/${maria().id}`);
    await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each([
    [['caseCreate'], 1],
    [[], 0],
  ] as const)(
    'with the rights %j shows self-service %d times for the address that asks for it (CARD-32)',
    async (rights, times) => {
      const permissions = ['customerCard', 'viewTask', ...rights] as const;
      renderApp(`/klantenkaart/${maria().id}/tijdlijn?openSelfServicePanel=true`, { permissions });
      await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
      await screen.findByRole('region', { name: 'Tijdlijn' });
      expect(screen.queryAllByRole('complementary', { name: 'Direct regelen' })).toHaveLength(times);
    },
  );

  it.each([
    [0, 'Lopend contact'],
    [1, 'Direct regelen'],
  ])('opens panel %d of the address: %s (ENUM-64)', async (selected, name) => {
    const { router } = renderApp(
      `/klantenkaart/${maria().id}/tijdlijn?selectedPanel=${selected}&channel=Chat&query=`,
    );
    expect(await screen.findByRole('complementary', { name: new RegExp(`^${name}`) })).toBeVisible();
    expect(router.state.location.search).not.toContain('selectedPanel');
  });

  it('is folded for panel 2 of the address, with which a chat opens the card (CHAT-12)', async () => {
    renderApp(`/klantenkaart/${maria().id}/tijdlijn?selectedPanel=2&channel=Chat&query=`);
    expect(await screen.findByRole('region', { name: 'Lopende contacten' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: /^(Lopend contact|Direct regelen)/ })).toBeNull();
  });

  it('is absent without the right to register', async () => {
    const { id } = maria();
    renderApp(`/klantenkaart/${id}/tijdlijn?channel=Phone`, { permissions: ['customerCard', 'caseRead'] });
    await screen.findByRole('heading', { level: 1, name: 'Maria van Dijk' });
    await screen.findByText('Er is nog niets gebeurd.');
    expect(screen.queryByRole('complementary', { name: /^Lopend contact/ })).not.toBeInTheDocument();
  });
});
