import { formatCount } from '@/lib/count';
import type { Locator, Page } from '@playwright/test';
import type { Desk } from './browser';
import { atSlowDesk, type Bench, newWorld, type Overview, pause, tasks } from './desk';
import type { Figure } from './figures';
import { firstRow, recordFrames } from './probe';

const PAGE_SIZE = 9;
const FRAME_MS = 1_000 / 60;
const SCROLL_STEPS = 120;
const STEP_PX = 240;

/** The share of frames that were dropped. */
export function droppedShare(frames: readonly number[]): number {
  const missed = frames.reduce((sum, duration) => sum + Math.max(0, Math.round(duration / FRAME_MS) - 1), 0);
  return (missed / Math.max(1, frames.length + missed)) * 100;
}

export const worstFrame = (frames: readonly number[]): number => Math.max(0, ...frames);

/** The movement of the wheel for a list; a board scrolls sideways instead. */
export const downwards = (px: number) => ({ deltaX: 0, deltaY: px });

/** The frames while the wheel scrolls an element back and forth. */
export async function framesOfScroll(
  { page, cdp }: Desk,
  scrolled: Locator,
  turn: (px: number) => { deltaX: number; deltaY: number },
): Promise<number[]> {
  const box = await scrolled.boundingBox();
  if (box === null) throw new Error('What scrolls has no box');
  const place = { x: Math.min(900, box.x + box.width / 2), y: Math.min(600, box.y + 200) };
  await page.mouse.move(place.x, place.y);
  await pause(500);
  const moved = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { capture: true, once: true });
      }),
  );
  const frames = await recordFrames(page, async () => {
    for (let step = 0; step < SCROLL_STEPS; step += 1) {
      await cdp.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        ...place,
        ...turn(step < SCROLL_STEPS / 2 ? STEP_PX : -STEP_PX),
      });
      await pause(16);
    }
  });
  await Promise.race([
    moved,
    pause(1_000).then(() => {
      throw new Error('Nothing scrolled');
    }),
  ]);
  return frames;
}

/** Opens the list with all its pages: the page in the address counts from zero. */
export async function openWhole(
  bench: Bench,
  page: Page,
  { path, screen, counted }: Overview,
  count: number,
): Promise<void> {
  const last = Math.ceil(count / PAGE_SIZE) - 1;
  await page.goto(`${bench.server.url}${path}?page=${last}`);
  await firstRow(page);
  await screen(page)
    .region.getByText(`${formatCount(count)} ${counted}`)
    .first()
    .waitFor({ timeout: 120_000 });
  await pause(2_000);
}

export const list =
  (scenario: 'duizend' | 'tienduizend') =>
  async (bench: Bench): Promise<Figure[]> => {
    await newWorld(bench, scenario);
    const { total } = await tasks.truth(bench);
    return atSlowDesk(bench, async (desk) => {
      const { page } = desk;
      await openWhole(bench, page, tasks, total);
      const frames = await framesOfScroll(desk, tasks.screen(page).list, downwards);
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      const name = `list of ${total}`;
      return [
        { name: `${name}: DOM nodes`, value: nodes, limit: 1_500, unit: '' },
        { name: `${name}: frames dropped on scroll`, value: droppedShare(frames), limit: 3, unit: '%' },
        { name: `${name}: worst frame on scroll`, value: worstFrame(frames), limit: 50, unit: 'ms' },
      ];
    });
  };
