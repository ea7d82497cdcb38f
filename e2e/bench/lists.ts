import type { Page } from '@playwright/test';
import { inbox } from '../screens/inbox';
import { atSlowDesk, type Bench, me, newWorld, OVERVIEW, pause } from './desk';
import type { Figure } from './figures';
import { firstRow, recordFrames } from './probe';

const PAGE_SIZE = 9;
const FRAME_MS = 1_000 / 60;
const SCROLL_STEPS = 120;
const STEP_PX = 240;

/** Frames that the screen waited for in vain, as a share of all. */
export function droppedShare(frames: readonly number[]): number {
  const missed = frames.reduce((sum, duration) => sum + Math.max(0, Math.round(duration / FRAME_MS) - 1), 0);
  return (missed / Math.max(1, frames.length + missed)) * 100;
}

export const worstFrame = (frames: readonly number[]): number => Math.max(0, ...frames);

/** Opens the list with everything in it: the page in the address counts from zero. */
export async function openWhole(bench: Bench, page: Page, count: number): Promise<void> {
  const last = Math.ceil(count / PAGE_SIZE) - 1;
  await page.goto(`${bench.server.url}${OVERVIEW}?page=${last}`);
  await firstRow(page);
  await inbox(page)
    .region.getByText(new RegExp(`^${count} taken`))
    .waitFor({ timeout: 120_000 });
  await pause(2_000);
}

export const list =
  (scenario: 'duizend' | 'tienduizend') =>
  async (bench: Bench): Promise<Figure[]> => {
    await newWorld(bench, scenario);
    const { total } = await (await me(bench)).tasks({ pageSize: 1 });
    return atSlowDesk(bench, async ({ page, cdp }) => {
      await openWhole(bench, page, total);
      const box = await inbox(page).list.boundingBox();
      if (box === null) throw new Error('The list has no box');
      const place = { x: box.x + box.width / 2, y: Math.min(600, box.y + 200) };
      await page.mouse.move(place.x, place.y);
      await pause(500);
      const frames = await recordFrames(page, async () => {
        for (let step = 0; step < SCROLL_STEPS; step += 1) {
          await cdp.send('Input.dispatchMouseEvent', {
            type: 'mouseWheel',
            ...place,
            deltaX: 0,
            deltaY: step < SCROLL_STEPS / 2 ? STEP_PX : -STEP_PX,
          });
          await pause(16);
        }
      });
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      const name = `list of ${total}`;
      return [
        { name: `${name}: DOM nodes`, value: nodes, limit: 1_500, unit: '' },
        { name: `${name}: frames dropped on scroll`, value: droppedShare(frames), limit: 3, unit: '%' },
        { name: `${name}: worst frame on scroll`, value: worstFrame(frames), limit: 50, unit: 'ms' },
      ];
    });
  };
