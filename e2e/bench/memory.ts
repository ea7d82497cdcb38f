import { inbox } from '../screens/inbox';
import { atSlowDesk, type Bench, newWorld, OVERVIEW, pause } from './desk';
import { type Desk, held } from './browser';
import type { Figure } from './figures';
import { firstRow } from './probe';

/** The openings before the measurement: enough for the engine to compile the common code, and for caches to fill. */
const WARM_UP = 40;
const OPENINGS = 30;
const SETTLE_MS = 1_000;

interface Openings {
  /** The noun for the opened records. */
  of: string;
  warmUp: number;
  count: number;
  limitKb: number;
}

/** The memory that a page keeps when something is opened and closed many times. */
export async function gainedBy(
  { cdp }: Desk,
  { of, warmUp, count, limitKb }: Openings,
  openAndClose: (round: number) => Promise<void>,
): Promise<Figure[]> {
  const go = async (times: number) => {
    for (let round = 0; round < times; round += 1) await openAndClose(round);
    await pause(SETTLE_MS);
    return held(cdp);
  };
  const before = await go(warmUp);
  const after = await go(count);
  const gained = (what: keyof typeof after) => Math.max(0, after[what] - before[what]);
  return [
    {
      name: `heap growth per ${of} opened and closed`,
      value: gained('heapBytes') / 1_024 / count,
      limit: limitKb,
      unit: 'KB',
    },
    { name: `DOM nodes gained by ${count} openings of a ${of}`, value: gained('nodes'), limit: 0, unit: '' },
    {
      name: `listeners gained by ${count} openings of a ${of}`,
      value: gained('listeners'),
      limit: 0,
      unit: '',
    },
  ];
}

/** The memory of the page after loading, and the memory that it keeps after use. */
export async function memory(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  return atSlowDesk(bench, async (desk) => {
    const { page, cdp } = desk;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(bench.server.url + OVERVIEW);
    await firstRow(page);
    await pause(2_000);
    const loaded = await held(cdp);
    const openings = { of: 'task', warmUp: WARM_UP, count: OPENINGS, limitKb: 10 };
    const gained = await gainedBy(desk, openings, async (round) => {
      await inbox(page)
        .list.getByRole('link')
        .nth(round % 5)
        .click();
      await page.locator('#details h1').waitFor();
      await pause(60);
      await page.goBack();
      await page.getByText('Geen taak geselecteerd').waitFor();
    });
    return [
      { name: 'heap after load', value: loaded.heapBytes / 1_048_576, limit: 5.5, unit: 'MB' },
      ...gained,
    ];
  });
}
