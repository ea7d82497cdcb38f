import { atSlowDesk, type Bench, newWorld, pause } from './desk';
import type { Figure } from './figures';
import { downwards, droppedShare, framesOfScroll, worstFrame } from './lists';

/** A record with years of timeline. */
interface LongTimeline {
  record: string;
  scenario: string;
  path: string;
}

export const ofPerson: LongTimeline = {
  record: 'a person',
  scenario: 'langeTijdlijn',
  path: '/klantenkaart/e2000000-0000-4000-8000-000000000002/tijdlijn',
};

export const ofUnit: LongTimeline = {
  record: 'a unit',
  scenario: 'grootComplex',
  path: '/objectkaart/ab000000-0000-4000-8000-000000000001/tijdlijn',
};

/** The frames while the whole timeline of a record, of several years, is scrolled. */
export const longTimeline =
  ({ record, scenario, path }: LongTimeline) =>
  async (bench: Bench): Promise<Figure[]> => {
    await newWorld(bench, scenario);
    return atSlowDesk(
      bench,
      async (desk) => {
        const { page } = desk;
        await page.goto(bench.server.url + path);
        await page.getByRole('button', { name: 'Naar het begin van de tijdlijn' }).click();
        await page.getByText(/^[\d.]+ zaken$/).waitFor({ timeout: 120_000 });
        await page.getByRole('button', { name: 'Naar boven' }).click();
        await pause(2_000);
        const frame = page.getByRole('region', { name: 'Tijdlijn' });
        const frames = await framesOfScroll(desk, frame, downwards);
        const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
        const name = `timeline of ${record}, 2,000 cases`;
        return [
          { name: `${name}: DOM nodes`, value: nodes, limit: 1_500, unit: '' },
          { name: `${name}: frames dropped on scroll`, value: droppedShare(frames), limit: 3, unit: '%' },
          { name: `${name}: worst frame on scroll`, value: worstFrame(frames), limit: 50, unit: 'ms' },
        ];
      },
      'carla',
    );
  };
