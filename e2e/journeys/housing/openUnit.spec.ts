import { holdHubLine } from '../../support/hubLine';
import { expect, test } from '../../support/test';

const ID = 'ab000000-0000-4000-8000-000000000001';
const UNIT = `/objectkaart/${ID}`;
const SECOND = 1_000;

test(
  'an open unit stays true: told of, read again after a line that was gone, whole without its map',
  { tag: '@matrix' },
  async ({ page, backend, colleague, watch }) => {
    const carla = await colleague('carla');
    const announce = (title: string) =>
      carla.write('POST', '/api/v1/announcement/admin', { title, residentialZoneIds: [ID] });
    const line = await holdHubLine(page, watch);
    await page.route(/\/search\?q=/, (route) => route.abort());
    await page.clock.install();
    await page.goto(`${UNIT}/mededelingen`);
    const heading = page.getByRole('heading', { level: 1 });
    const list = page.getByRole('list', { name: 'Mededelingen' });
    /* Subscribing, trying again and following each other take time, of a clock that is moved. */
    const isTold = (title: string) =>
      expect(async () => {
        await page.clock.runFor(SECOND);
        expect(await list.textContent()).toContain(title);
      }).toPass({ intervals: [50], timeout: 15_000 });
    await expect(heading).toHaveText('Kerkstraat 10-2');
    await page.getByRole('button', { name: 'Kaart' }).click();
    await expect(page.getByText('De plaats van dit adres kon niet worden opgezocht.')).toBeVisible();

    await expect.poll(line.open).toBeGreaterThan(0);
    await announce('Water afgesloten');
    await isTold('Water afgesloten');

    line.cut();
    await announce('Lift in storing');
    line.restore();
    await isTold('Lift in storing');

    await page.getByRole('button', { name: 'Mededeling aanmaken' }).click();
    const title = page.getByRole('textbox', { name: /^Titel/ });
    await title.fill('Half getypt');
    const unit = await carla.read<object>(`/api/v1/unit/${ID}`);
    /* Each line comes back by itself: that of the unit may be later than that of the announcements. */
    await expect(async () => {
      await backend.control('push', {
        hub: 'unitHub',
        event: 'updated',
        args: [{ ...unit, street: 'Nieuwstraat', addressLine: 'Nieuwstraat 10-2' }],
      });
      await page.clock.runFor(SECOND);
      expect(await heading.textContent()).toBe('Nieuwstraat 10-2');
    }).toPass({ intervals: [50], timeout: 15_000 });
    await expect(title).toHaveValue('Half getypt');
  },
);
