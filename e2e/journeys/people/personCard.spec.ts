import { said } from '@/testing/said';
import { frame } from '../../screens/frame';
import { clockOf } from '../../support/clock';
import { holdHubConnections } from '../../support/hubConnections';
import { expect, test } from '../../support/test';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const cardOf = (person: string, tab: string) => `/klantenkaart/${person}/${tab}`;
const SECOND = 1_000;

test.use({ user: 'carla' });

test(
  'an open card without connection for five minutes says so, then shows the missed changes, and keeps the draft',
  { tag: '@matrix' },
  async ({ page, colleague, watch }) => {
    /* Five minutes of a clock that is moved in small steps. */
    test.slow();
    const carla = await colleague('carla');
    const { roles } = await carla.read<{ roles: { customer: string } }>(`/api/v1/people/${MARIA}`);
    await page.clock.install();
    const pass = clockOf(page);
    const connections = await holdHubConnections(page, watch);
    await page.goto(cardOf(MARIA, 'tijdlijn'));
    const newest = page.getByRole('list', { name: 'Tijdlijn' }).getByRole('listitem').first();
    const notes = page.getByRole('textbox', { name: 'Notities' });
    await expect(newest).toBeVisible();
    await frame(page).isConnected();
    await page.getByRole('button', { name: 'Contact vastleggen' }).first().click();
    await notes.fill('Getypt voor de stilte');
    await pass(15);

    connections.cut();
    await pass(15);
    await expect(frame(page).toast(said.disconnected)).toBeVisible();
    await notes.fill('Getypt tijdens de stilte');
    await carla.write('PUT', `/api/v1/people/${MARIA}`, { id: MARIA, lastName: 'Dijkstra' });
    await carla.write('POST', '/api/v1/activity/contact', {
      roleId: roles.customer,
      channelType: 'Phone',
      direction: 'Inbound',
      description: 'Gebeld tijdens de stilte.',
    });
    await pass(285, 10);
    await expect(frame(page).heading).toHaveText('Maria van Dijk');

    connections.restore();
    /*
     * Connecting, subscribing, the pause before a timeline is read again and the end of a toast take time on a clock
     * that does not run by itself.
     */
    await expect(async () => {
      await page.clock.runFor(SECOND);
      expect(await newest.textContent()).toContain('Gebeld tijdens de stilte.');
      expect(await frame(page).heading.textContent()).toBe('Maria van Dijkstra');
      expect(await frame(page).toast(said.disconnected).count()).toBe(0);
    }).toPass({ timeout: 20_000, intervals: [50] });
    await expect(notes).toHaveValue('Getypt tijdens de stilte');
  },
);
