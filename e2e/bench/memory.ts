import { inbox } from '../screens/inbox';
import { atSlowDesk, type Bench, newWorld, OVERVIEW, pause } from './desk';
import { held } from './browser';
import type { Figure } from './figures';
import { firstRow } from './probe';

/** Until the engine has compiled what is used most, and its caches are full. */
const WARM_UP = 40;
const OPENINGS = 30;

/** What the page holds after loading, and what it fails to let go of. */
export async function memory(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  return atSlowDesk(bench, async ({ page, cdp }) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(bench.server.url + OVERVIEW);
    await firstRow(page);
    await pause(2_000);
    const loaded = await held(cdp);

    const openAndClose = async (times: number) => {
      for (let round = 0; round < times; round += 1) {
        await inbox(page)
          .list.getByRole('link')
          .nth(round % 5)
          .click();
        await page.locator('#details h1').waitFor();
        await pause(60);
        await page.goBack();
        await page.getByText('Geen taak geselecteerd').waitFor();
      }
      await pause(1_000);
    };
    await openAndClose(WARM_UP);
    const before = await held(cdp);
    await openAndClose(OPENINGS);
    const after = await held(cdp);
    const perOpening = (count: number) => Math.max(0, count) / OPENINGS;

    return [
      { name: 'heap after load', value: loaded.heapBytes / 1_048_576, limit: 5.5, unit: 'MB' },
      {
        name: 'heap growth per open and close',
        value: perOpening(after.heapBytes - before.heapBytes) / 1_024,
        limit: 10,
        unit: 'KB',
      },
      {
        name: `DOM nodes gained in ${OPENINGS} openings`,
        value: Math.max(0, after.nodes - before.nodes),
        limit: 0,
        unit: '',
      },
      {
        name: `listeners gained in ${OPENINGS} openings`,
        value: Math.max(0, after.listeners - before.listeners),
        limit: 0,
        unit: '',
      },
    ];
  });
}
