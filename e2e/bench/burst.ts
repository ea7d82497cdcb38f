import { connectBackend } from '../support/backend';
import type { Desk } from './browser';
import { atSlowDesk, type Bench, newWorld, type Overview, pause } from './desk';
import type { Figure } from './figures';
import { openWhole, worstFrame } from './lists';
import { readProbe, recordFrames } from './probe';

const SECONDS = 30;
/** Under load pushes are applied ten times a second, so a batch is a hundred of them. */
const PER_SECOND = 1_000;
const KEYS = 20;
const SETTLE_MS = 20_000;

/** A thousand changes a second for half a minute over a long list that is loaded completely, while the user types. */
export const burst =
  (overview: Overview, scenario: string) =>
  async (bench: Bench): Promise<Figure[]> => {
    const { records, screen, truth } = overview;
    await newWorld(bench, scenario);
    const { total } = await truth(bench);
    const measure = async ({ page }: Desk) => {
      await openWhole(bench, page, overview, total);
      const storm = connectBackend(bench.server.url).control('burst', {
        of: records,
        perSecond: PER_SECOND,
        seconds: SECONDS,
        wait: true,
      });
      await screen(page).query.click();
      const frames = await recordFrames(page, async () => {
        for (let key = 0; key < KEYS; key += 1) {
          await page.keyboard.press(key % 2 === 0 ? 'x' : 'Backspace');
          await pause((SECONDS * 1_000) / KEYS - 20);
        }
        await storm;
      });
      const { interactions } = await readProbe(page);
      const echo = Math.max(
        16,
        ...interactions
          .filter(({ name }) => /^(key|input|beforeinput)/.test(name))
          .map(({ duration }) => duration),
      );

      await pause(SETTLE_MS);
      await page.mouse.move(5, 5);
      await page.keyboard.press('Escape');
      const shown = await screen(page).titles();
      const { titles } = await truth(bench);
      const wrong = shown.filter((title, index) => titles[index] !== title).length;
      const name = `${PER_SECOND} events/s about ${total} ${records} for ${SECONDS} s`;
      return [
        { name: `${name}: worst frame`, value: worstFrame(frames), limit: 200, unit: 'ms' },
        { name: `${name}: typing echo, worst`, value: echo, limit: 100, unit: 'ms' },
        { name: `${name}: rows unlike the server's`, value: wrong, limit: 0, unit: '' },
      ];
    };
    return atSlowDesk(bench, measure, overview.user);
  };
