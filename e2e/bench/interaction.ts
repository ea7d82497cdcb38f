import type { Page } from '@playwright/test';
import { inbox } from '../screens/inbox';
import { task } from '../screens/task';
import { atSlowDesk, type Bench, newWorld, type Overview, pause, repeat, tasks } from './desk';
import type { Desk } from './browser';
import { type Figure, median, percentile } from './figures';
import { firstRow, paintTimes, readProbe, timeToPaint } from './probe';

const ROUNDS = 5;
const OPENINGS = 30;
const HEADING = '#details h1';
/** The duration of interactions that are too short for the browser to report. */
const LEAST_MS = 16;
const SETTLE_MS = 1_500;
const KEY_PAUSE_MS = 120;
const QUERY = 'lekkage';

const rowLinks = (page: Page, { screen }: Overview = tasks) => screen(page).list.getByRole('link');

export const start = async (page: Page, bench: Bench, { path }: Overview = tasks) => {
  await page.goto(bench.server.url + path);
  await firstRow(page);
  await pause(2_000);
};

/** The duration of each interaction, from the press to the next paint. */
async function durations(page: Page, kinds: RegExp, least: number): Promise<number[]> {
  const { interactions } = await readProbe(page);
  const longest = new Map<number, number>();
  for (const { id, name, duration } of interactions) {
    if (kinds.test(name)) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  }
  const slow = [...longest.values()];
  return [...slow, ...Array<number>(Math.max(0, least - slow.length)).fill(LEAST_MS)];
}

/** The time from a press on one of the first rows to the header of its record. */
export async function openRow(page: Page, overview: Overview, round: number): Promise<number> {
  await timeToPaint(page, HEADING);
  await rowLinks(page, overview)
    .nth(round % 5)
    .click();
  const [time = Number.NaN] = await paintTimes(page);
  return time;
}

/** The time from a press on a row to the header of its record, measured many times. */
export const opening =
  (overview: Overview) =>
  async (bench: Bench): Promise<Figure[]> => {
    await newWorld(bench);
    const open = async ({ page }: Desk) => {
      await start(page, bench, overview);
      return repeat(OPENINGS, async (round) => {
        const time = await openRow(page, overview, round);
        await pause(250);
        return time;
      });
    };
    const times = await atSlowDesk(bench, open, overview.user);
    const name = `opening ${overview.record} to its header painted`;
    return [
      { name: `${name}, median`, value: median(times), limit: 80, unit: 'ms' },
      { name: `${name}, p95`, value: percentile(times, 95), limit: 110, unit: 'ms' },
    ];
  };

export async function clicks(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const times = await atSlowDesk(bench, async ({ page }) => {
    await start(page, bench);
    let pressed = 0;
    for (let round = 0; round < 12; round += 1) {
      await rowLinks(page)
        .nth(round % 6)
        .click();
      await pause(300);
      for (const tab of ['Berichten', 'Informatie']) {
        await task(page).openTab(tab);
        await pause(200);
      }
      await inbox(page)
        .list.getByRole('checkbox')
        .nth(round % 6)
        .click();
      await pause(150);
      pressed += 4;
    }
    return durations(page, /^(pointer|click|mouse)/, pressed);
  });
  return [{ name: 'click to next paint, p95', value: percentile(times, 95), limit: 48, unit: 'ms' }];
}

export async function typing(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const rounds = await repeat(ROUNDS, () =>
    atSlowDesk(bench, async ({ page }) => {
      await start(page, bench);
      await inbox(page).query.click();
      await pause(500);
      await inbox(page).query.pressSequentially(QUERY, { delay: KEY_PAUSE_MS });
      await pause(SETTLE_MS);
      const { lastKey, lastListChange } = await readProbe(page);
      const keys = await durations(page, /^(key|input|beforeinput)/, QUERY.length);
      return { settled: lastListChange - lastKey, echo: percentile(keys, 95) };
    }),
  );
  return [
    {
      name: 'key to next paint in the filter, p95',
      value: median(rounds.map(({ echo }) => echo)),
      limit: 32,
      unit: 'ms',
    },
    {
      name: 'last key to settled list',
      value: median(rounds.map(({ settled }) => settled)),
      limit: 650,
      unit: 'ms',
    },
  ];
}
