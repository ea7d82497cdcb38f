import type { Page } from '@playwright/test';
import { atSlowDesk, type Bench, newWorld, pause, repeat, tasks } from './desk';
import type { Desk } from './browser';
import { type Figure, median } from './figures';
import { openRow, start } from './interaction';
import { gainedBy } from './memory';
import { paintTimes, timeToPaint } from './probe';

const TENANTS = '/klanten';
const MARIA = '/klantenkaart/e2000000-0000-4000-8000-000000000002';
const USER = 'carla';
const CARD_HEADING = 'article h1';
const CASES = '[role=list][aria-label=Tijdlijn] [role=listitem]';
const SETTLE_MS = 1_500;
const CARDS = 5;
const TABS = ['Tijdlijn', 'Contracten', 'Financieel'] as const;
const TAB_ROUNDS = 8;

/** Links to people who rent something, because each of them has a timeline. */
const cardLinks = (page: Page) =>
  page
    .getByRole('list', { name: 'Huurders' })
    .locator('a[href^="/klantenkaart/"]')
    .filter({ has: page.getByText('Huurder', { exact: true }) });

async function toTenants(page: Page, { server }: Bench) {
  await page.goto(server.url + TENANTS);
  await cardLinks(page).first().waitFor();
  await pause(SETTLE_MS);
}

async function openCard(page: Page, place: number): Promise<{ header: number; cases: number }> {
  await timeToPaint(page, CARD_HEADING, CASES);
  await cardLinks(page).nth(place).click();
  const [header = Number.NaN, cases = Number.NaN] = await paintTimes(page);
  return { header, cases };
}

async function backToTenants(page: Page) {
  await page.goBack();
  await cardLinks(page).first().waitFor();
}

/**
 * Cards of people who were not opened before, alternating with tasks, so that both are measured under the same load.
 */
export async function openingCards(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const rounds = await atSlowDesk(bench, ({ page: inbox }) =>
    atSlowDesk(
      bench,
      async ({ page }) => {
        await start(inbox, bench);
        await toTenants(page, bench);
        /* The first opening also fetches code, which is not measured. */
        await openRow(inbox, tasks, 0);
        await openCard(page, 0);
        return repeat(CARDS, async (round) => {
          await backToTenants(page);
          await pause(SETTLE_MS);
          const task = await openRow(inbox, tasks, round + 1);
          return { task, ...(await openCard(page, round + 1)) };
        });
      },
      USER,
    ),
  );
  const of = (name: keyof (typeof rounds)[number]) => median(rounds.map((times) => times[name]));
  return [
    {
      name: 'opening a card to its header painted, against a task',
      value: of('header') / of('task'),
      limit: 1.6,
      unit: 'x',
    },
    { name: 'opening a card to its first cases painted', value: of('cases'), limit: 600, unit: 'ms' },
  ];
}

/** The time from a press on a tab that was open before to the paint of its first line. */
export async function switchingTabs(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const times = await atSlowDesk(
    bench,
    async ({ page }) => {
      await page.goto(`${bench.server.url}${MARIA}/tijdlijn`);
      const switchTo = async (tab: string) => {
        await timeToPaint(page, `[role=region][aria-label="${tab}"] :is([role=listitem], li)`);
        await page.getByRole('link', { name: tab, exact: true }).click();
        const [time = Number.NaN] = await paintTimes(page);
        await pause(SETTLE_MS);
        return time;
      };
      for (const tab of [...TABS.slice(1), ...TABS]) await switchTo(tab);
      return repeat(TAB_ROUNDS, (round) => switchTo(TABS[round % TABS.length] ?? ''));
    },
    USER,
  );
  return [{ name: 'switching to a tab that was open, median', value: median(times), limit: 80, unit: 'ms' }];
}

const WARM_UP = 30;
const OPENINGS = 100;
const PEOPLE = 6;
/** One card in this many stays open until it has subscribed to its hubs. */
const LISTENED_TO = 5;
const LISTEN_MS = 1_500;

/** The memory that remains after a hundred cards of people who were all opened before. */
export async function cardMemory(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const measure = async (desk: Desk) => {
    const { page, cdp } = desk;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await toTenants(page, bench);
    const openings = { of: 'card', warmUp: WARM_UP, count: OPENINGS, limitKb: 15 };
    return gainedBy(desk, openings, async (round) => {
      await openCard(page, round % PEOPLE);
      if (round % LISTENED_TO === 0) await pause(LISTEN_MS);
      await backToTenants(page);
    });
  };
  return atSlowDesk(bench, measure, USER);
}
