import { measureFirstScreen } from '../support/bytes';
import { atSlowDesk, type Bench, cases, newWorld, type Overview, pause, repeat, tasks } from './desk';
import { type Figure, median } from './figures';
import { firstRow, readProbe } from './probe';

const ROUNDS = 5;
const QUIET_MS = 2_500;
const BLOCKING_FROM_MS = 50;

/** The time until an overview is shown, and the long tasks until then: the median of some rounds. */
async function timesOf(bench: Bench, { path, user }: Overview) {
  const address = bench.server.url + path;
  const round = () =>
    atSlowDesk(
      bench,
      async ({ page }) => {
        await page.goto(address, { waitUntil: 'commit' });
        const cold = await firstRow(page);
        await pause(QUIET_MS);
        const { longTasks, shift } = await readProbe(page);
        const blocking = longTasks.reduce(
          (sum, duration) => sum + Math.max(0, duration - BLOCKING_FROM_MS),
          0,
        );
        await page.goto('about:blank');
        await page.goto(address, { waitUntil: 'commit' });
        const warm = await firstRow(page);
        return { cold, warm, blocking, longest: Math.max(0, ...longTasks), shift };
      },
      user,
    );
  const rounds = await repeat(ROUNDS, round);
  return (name: keyof (typeof rounds)[number]) => median(rounds.map((times) => times[name]));
}

/** The size of the first screen, and the time until it is shown. */
export async function loading(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const weight = await atSlowDesk(bench, ({ page }) =>
    measureFirstScreen(page, bench.server.url + tasks.path),
  );
  const of = await timesOf(bench, tasks);

  return [
    {
      name: 'JS+CSS until the first row, brotli (wanted 140)',
      value: weight.bytes / 1_024,
      limit: 160,
      unit: 'KB',
    },
    { name: 'requests until the first row', value: weight.requests.length, limit: 12, unit: '' },
    { name: 'first row visible, cold', value: of('cold') / 1_000, limit: 1, unit: 's' },
    { name: 'first row visible, warm', value: of('warm') / 1_000, limit: 0.4, unit: 's' },
    { name: 'blocking time while loading', value: of('blocking'), limit: 250, unit: 'ms' },
    { name: 'longest task while loading', value: of('longest'), limit: 300, unit: 'ms' },
    { name: 'layout shift while loading', value: of('shift'), limit: 0.01, unit: '' },
  ];
}

/** The same figures for the overview of cases, which comes after the first screen and loads its own code. */
export async function loadingCases(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const of = await timesOf(bench, cases);
  return [
    { name: 'cases: first row visible, cold', value: of('cold') / 1_000, limit: 1, unit: 's' },
    { name: 'cases: first row visible, warm', value: of('warm') / 1_000, limit: 0.4, unit: 's' },
    { name: 'cases: layout shift while loading', value: of('shift'), limit: 0.01, unit: '' },
  ];
}
