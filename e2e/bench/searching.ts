import type { Locator, Page } from '@playwright/test';
import { search } from '../screens/search';
import { atSlowDesk, type Bench, newWorld, pause } from './desk';
import { type Figure, median } from './figures';
import { paintTimes } from './probe';

const DEBOUNCE_MS = 300;
const WITHIN_MS = 150;
const KEY_PAUSE_MS = 60;
/** Typed texts, each with the words of an expected result. */
const SEARCHES = [
  ['jan peters', 'Lindengracht 3'],
  ['maria van dijk', 'Kerkstraat 10-2'],
  ['zorggroep', 'Postbus 101'],
  ['jan pet', 'Lindengracht 3'],
  ['maria', 'Kerkstraat 10-2'],
] as const;

/** Measures the time from the last key until a result with these words is painted. */
const armedFor = (page: Page, result: string, words: string) =>
  page.evaluate(
    ([selector, wanted]) => {
      const state = window.__probe;
      state.painted = [null];
      new MutationObserver((_, observer) => {
        const results = [...document.querySelectorAll(selector)];
        if (!results.some(({ textContent }) => textContent.includes(wanted))) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          state.painted = [performance.now() - state.lastKey];
        });
      }).observe(document.body, { childList: true, subtree: true });
    },
    [result, words] as const,
  );

/** The times of all texts, typed one after the other. */
async function typeAndTime(
  page: Page,
  field: Locator,
  result: string,
  searches: readonly (readonly [typed: string, words: string])[],
): Promise<number[]> {
  const took: number[] = [];
  for (const [typed, words] of searches) {
    await field.fill('');
    await pause(1_500);
    await armedFor(page, result, words);
    await page.keyboard.type(typed, { delay: KEY_PAUSE_MS });
    const [time = Number.NaN] = await paintTimes(page);
    took.push(time);
  }
  return took;
}

export async function searching(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const times = await atSlowDesk(
    bench,
    async ({ page }) => {
      await page.goto(`${bench.server.url}/klanten`);
      await pause(3_000);
      const found = search(page);
      await found.open();
      /* The first opening also fetches code, which is not measured. */
      await page.keyboard.type('an');
      await found.group('Huurders').getByRole('link').first().waitFor();
      return typeAndTime(page, found.field, '[role=gridcell] a', SEARCHES);
    },
    'carla',
  );
  return [
    {
      name: 'last key to results, with the pause of 300 ms',
      value: median(times),
      limit: DEBOUNCE_MS + WITHIN_MS,
      unit: 'ms',
    },
  ];
}

const FAQ = '#list [role=listitem] [data-row-focus]';
const FAQ_DEBOUNCE_MS = 500;
/** Texts typed in the knowledge base, each with the words of an expected question. */
const QUESTIONS = [
  ['urgentie', 'urgentieverklaring'],
  ['dakgoot', 'verstopte dakgoot'],
  ['huurtoeslag', 'huurtoeslag voor'],
  ['woningruil', 'een woningruil'],
  ['incasso', 'automatische incasso'],
] as const;

/** The time from the last key to the questions of the knowledge base. */
export async function searchingKnowledge(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const times = await atSlowDesk(bench, async ({ page }) => {
    await page.goto(`${bench.server.url}/kennisbank/zoeken`);
    const field = page.getByRole('searchbox');
    await field.waitFor();
    await pause(3_000);
    /* The first search also fetches code, which is not measured. */
    await field.fill('sleutel');
    await page.locator(FAQ).first().waitFor();
    return typeAndTime(page, field, FAQ, QUESTIONS);
  });
  return [
    {
      name: 'last key to the questions of the knowledge base, with the pause of 500 ms',
      value: median(times),
      limit: FAQ_DEBOUNCE_MS + WITHIN_MS,
      unit: 'ms',
    },
  ];
}
