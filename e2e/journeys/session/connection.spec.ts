import { said } from '@/testing/said';
import { frame } from '../../screens/frame';
import { inbox } from '../../screens/inbox';
import { task } from '../../screens/task';
import { clockOf } from '../../support/clock';
import { holdHubConnections } from '../../support/hubConnections';
import { expect, test } from '../../support/test';

const OVERVIEW = '/dashboard/taken/overzicht';
/**
 * An idle machine needs less than three seconds to show the changes, while the clock of the page moves half a second.
 */
const SOON = { timeout: 15_000 };

test('list, detail and totals match the server at once when a hub is back after five minutes', async ({
  page,
  given,
  colleague,
  watch,
}) => {
  /* Five minutes of a clock that is moved in small steps. */
  test.slow();
  const bram = await colleague('bram');
  const carla = await colleague('carla');
  const changed = await given('Verandert ondertussen', { due: 0.2 });
  const removed = await given('Verdwijnt ondertussen', { due: 0.3 });
  await page.clock.install();
  const pass = clockOf(page);
  const connections = await holdHubConnections(page, watch);
  await page.goto(`${OVERVIEW}/${changed}/berichten`);
  await expect(inbox(page).row('Verdwijnt ondertussen')).toBeVisible();
  await frame(page).isConnected();
  await pass(15);

  connections.cut();
  await pass(15);
  await expect(frame(page).toast(said.disconnected)).toBeVisible();
  await carla.change(changed, { subject: 'Veranderd door Carla' });
  await carla.reply(changed, 'Gezegd tijdens de stilte.');
  await carla.remove(removed);
  const added = await given('Verschijnt ondertussen', { due: 0.25 });
  await pass(285, 10);
  expect(connections.attempts()).toBeLessThanOrEqual(36);
  await expect(task(page).heading('Verandert ondertussen')).toBeVisible();

  connections.restore();
  /* Each hub tries again at its own moment, and the clock stands still unless it is moved. */
  await expect(async () => {
    await pass(1, 1);
    expect(await task(page).heading('Veranderd door Carla').count()).toBe(1);
  }).toPass({ ...SOON, intervals: [50] });
  await expect(task(page).entry('Gezegd tijdens de stilte.')).toBeVisible(SOON);
  await expect(inbox(page).row('Verdwijnt ondertussen')).toHaveCount(0, SOON);
  const { items, total } = await bram.tasks();
  expect(items.some(({ id }) => id === added)).toBe(true);
  await expect(async () => {
    const shown = await inbox(page).subjects();
    expect(shown).toEqual(items.slice(0, shown.length).map(({ subject }) => subject));
  }).toPass(SOON);
  await expect(frame(page).menu.getByRole('link', { name: new RegExp(`^Taken,? ${total}`) })).toBeVisible(
    SOON,
  );
  await expect(frame(page).toast(said.disconnected)).toHaveCount(0);
});

test('H2: everything on the screen is up to date within 5 s after an hour of sleep', async ({
  page,
  given,
  colleague,
  watch,
}) => {
  const id = await given('Voor het slapen', { due: 30 });
  await page.clock.install();
  const pass = clockOf(page);
  const connections = await holdHubConnections(page, watch);
  await page.goto(`${OVERVIEW}/${id}/informatie`);
  await frame(page).isConnected();
  connections.freeze();
  await (await colleague('carla')).change(id, { subject: 'Na het slapen' });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward('01:00:00');
  connections.thaw();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await pass(5, 0.5);
  await expect(task(page).heading('Na het slapen')).toBeVisible();
});

test(
  'H3: a silent connection is noticed within 35 s; the rest keeps working',
  { tag: '@matrix' },
  async ({ page, given, watch }) => {
    await given('Halfopen', { due: 0.2 });
    await page.clock.install();
    const pass = clockOf(page);
    const connections = await holdHubConnections(page, watch);
    await inbox(page).start();
    await frame(page).isConnected();
    await pass(12);
    connections.freeze();
    const before = connections.attempts();
    await inbox(page).openTask('Halfopen');
    await pass(35, 2.5);
    expect(connections.attempts()).toBeGreaterThan(before);
  },
);
