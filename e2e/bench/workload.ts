import { WORKLOAD } from '../screens/cases';
import { atSlowDesk, type Bench, cases, newWorld, pause } from './desk';
import type { Figure } from './figures';
import { framesOfScroll, worstFrame } from './lists';

/** The frames while a board is scrolled sideways that holds five thousand cases, with a column per owner. */
export async function workloadBoard(bench: Bench): Promise<Figure[]> {
  await newWorld(bench, 'vijfduizendZaken');
  return atSlowDesk(
    bench,
    async (desk) => {
      const { page } = desk;
      await page.goto(`${bench.server.url}${WORKLOAD}`);
      const owners = page.getByRole('group', { name: 'Zaken per eigenaar' });
      await owners.waitFor({ timeout: 60_000 });
      await pause(2_000);
      const frames = await framesOfScroll(desk, owners, (px) => ({ deltaX: px, deltaY: 0 }));
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      return [
        {
          name: 'workload of 5,000 cases: worst frame on scroll',
          value: worstFrame(frames),
          limit: 100,
          unit: 'ms',
        },
        { name: 'workload of 5,000 cases: DOM nodes', value: nodes, limit: 3_000, unit: '' },
      ];
    },
    cases.user,
  );
}
