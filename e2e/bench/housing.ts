import type { Page } from '@playwright/test';
import { atSlowDesk, type Bench, newWorld, pause, repeat } from './desk';
import type { Desk } from './browser';
import { type Figure, median } from './figures';
import { downwards, framesOfScroll, worstFrame } from './lists';
import { paintTimes, timeToPaint } from './probe';

const USER = 'carla';
const HEADING = 'article h1';
const TOWER = '/complexkaart/ac000000-0000-4000-8000-000000000090/eenheden';
const UNITS = 400;
const SETTLE_MS = 1_500;
const CARDS = 6;

/** The lists of the search, each with the cards that its rows open. */
const lists = {
  person: { path: '/klanten', card: 'a[href^="/klantenkaart/"]' },
  unit: { path: '/eenheden', card: 'a[href^="/objectkaart/"]' },
  complex: { path: '/complexen', card: 'a[href^="/complexkaart/"]' },
} as const;
type Kind = keyof typeof lists;

const cards = (page: Page, kind: Kind) => page.locator(`main ${lists[kind].card}`);

/** The time from a press in the list to the header of a card that was not opened before. */
async function openCard(page: Page, kind: Kind, place: number): Promise<number> {
  await timeToPaint(page, HEADING);
  await cards(page, kind).nth(place).click();
  const [time = Number.NaN] = await paintTimes(page);
  await pause(SETTLE_MS);
  await page.goBack();
  await cards(page, kind).first().waitFor();
  await pause(SETTLE_MS);
  return time;
}

const toList = async ({ page }: Desk, { server }: Bench, kind: Kind) => {
  await page.goto(server.url + lists[kind].path);
  await cards(page, kind).first().waitFor();
  await pause(SETTLE_MS);
  /* The first opening also fetches code, which is not measured. */
  await openCard(page, kind, 0);
};

/** Cards of units and complexes, alternating with those of people, so that all are measured under the same load. */
export async function openingHousing(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const at = <T>(kind: Kind, work: (page: Page) => Promise<T>) =>
    atSlowDesk(
      bench,
      async (desk) => {
        await toList(desk, bench, kind);
        return work(desk.page);
      },
      USER,
    );
  const rounds = await at('person', (people) =>
    at('unit', (units) =>
      at('complex', (complexes) =>
        repeat(CARDS, async (round) => ({
          person: await openCard(people, 'person', round + 1),
          unit: await openCard(units, 'unit', round + 1),
          complex: await openCard(complexes, 'complex', round + 1),
        })),
      ),
    ),
  );
  const of = (kind: Kind) => median(rounds.map((times) => times[kind]));
  return (['unit', 'complex'] as const).map((kind) => ({
    name: `opening the card of a ${kind} to its header painted, against a person`,
    value: of(kind) / of('person'),
    limit: 1.2,
    unit: 'x',
  }));
}

/** All units of a tower, scrolled from top to bottom. */
export async function largeComplex(bench: Bench): Promise<Figure[]> {
  await newWorld(bench, 'grootComplex');
  const frames = await atSlowDesk(
    bench,
    async (desk) => {
      const { page } = desk;
      await page.goto(bench.server.url + TOWER);
      const list = page.getByRole('list', { name: 'Eenheden van dit complex' });
      const units = list.getByRole('listitem');
      await units.first().waitFor();
      for (let loaded = await units.count(); loaded < UNITS; loaded = await units.count()) {
        await page.getByRole('button', { name: 'Toon meer' }).click();
        await units.nth(loaded).waitFor();
      }
      await units.first().scrollIntoViewIfNeeded();
      await pause(2_000);
      return framesOfScroll(desk, list, downwards);
    },
    USER,
  );
  return [
    {
      name: `${UNITS} units of a complex: worst frame on scroll`,
      value: worstFrame(frames),
      limit: 50,
      unit: 'ms',
    },
  ];
}
