import { inbox } from '../screens/inbox';
import { connectBackend } from '../support/backend';
import { atSlowDesk, type Bench, me, newWorld, pause } from './desk';
import type { Figure } from './figures';
import { openWhole, worstFrame } from './lists';
import { readProbe, recordFrames } from './probe';

const SECONDS = 30;
const PER_SECOND = 1_000;
const KEYS = 20;
const SETTLE_MS = 20_000;

/** A thousand changes a second for half a minute over ten thousand loaded tasks, while somebody types. */
export async function burst(bench: Bench): Promise<Figure[]> {
  await newWorld(bench, 'tienduizend');
  const anne = await me(bench);
  const { total } = await anne.tasks({ pageSize: 1 });
  return atSlowDesk(bench, async ({ page }) => {
    await openWhole(bench, page, total);
    const storm = connectBackend(bench.server.url).control('burst', {
      perSecond: PER_SECOND,
      seconds: SECONDS,
      wait: true,
    });
    await inbox(page).query.click();
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
    const shown = await inbox(page).subjects();
    const { items } = await anne.tasks({ pageSize: 50 });
    const expected = new Map(items.map(({ subject }, index) => [index, subject]));
    const wrong = shown.filter((subject, index) => expected.get(index) !== subject).length;

    return [
      {
        name: `${PER_SECOND} events/s for ${SECONDS} s: worst frame`,
        value: worstFrame(frames),
        limit: 200,
        unit: 'ms',
      },
      {
        name: `${PER_SECOND} events/s for ${SECONDS} s: typing echo, worst`,
        value: echo,
        limit: 100,
        unit: 'ms',
      },
      {
        name: `${PER_SECOND} events/s for ${SECONDS} s: rows unlike the server's`,
        value: wrong,
        limit: 0,
        unit: '',
      },
    ];
  });
}
