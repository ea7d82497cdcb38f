import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { type Mode, shownIn, type Surface, surfaces } from '../support/surfaces';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Off by default, or not part of WCAG, and wanted all the same. */
const BESIDES = ['target-size', 'page-has-heading-one', 'landmark-one-main', 'skip-link'];
/** All that can differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const sizes: Record<Mode, { width: number; height: number }> = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 1024, height: 768 },
  mobile: { width: 390, height: 844 },
};

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(
  page: Page,
  { unless, only }: { unless: readonly string[]; only: readonly string[] | null },
): Promise<string[]> {
  const rules = Object.fromEntries([
    ...BESIDES.map((rule) => [rule, { enabled: true }]),
    ...unless.map((rule) => [rule, { enabled: false }]),
  ]) as Record<string, { enabled: boolean }>;
  const options: RunOptions =
    only === null
      ? { runOnly: { type: 'tag', values: RULES }, rules }
      : { runOnly: { type: 'rule', values: [...only] } };
  await page.evaluate(`if (!window.axe) { ${source} }`);
  /* To describe all that is well takes longer than to judge it. */
  const found = await page.evaluate(
    (how) => window.axe.run(document, { ...how, resultTypes: ['violations'] }).then((all) => all.violations),
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`.slice(0, 400)),
  );
}

/** Colours that are still on their way to another would be judged half way. */
async function expectNoViolations(
  page: Page,
  { unlessRules = [] }: Surface,
  { mode, colorScheme }: Look,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settled(page);
  const only = colorScheme === 'dark' ? COLOUR_RULES : null;
  expect(await violations(page, { unless: unlessRules, only }), `${mode}, ${colorScheme}`).toEqual([]);
}

interface Look {
  mode: Mode;
  colorScheme: 'light' | 'dark';
}

const modes = ['desktop', 'tablet', 'mobile'] as const;

/** Every state is judged in one mode, and one state of each screen in all of them: what differs between modes is the screen's. */
const looksOf = (surface: Surface): Look[] => {
  const shown = modes.filter((mode) => shownIn(surface, mode));
  return surface.ofScreen
    ? shown.flatMap((mode) => [
        { mode, colorScheme: 'dark' },
        { mode, colorScheme: 'light' },
      ])
    : shown.slice(0, 1).map((mode) => ({ mode, colorScheme: 'light' }));
};

/** The looks of a surface, by the times that it is opened: it is opened anew where it must be, resized where it can be. */
const openings = (surface: Surface): Look[][] => {
  const looks = looksOf(surface);
  return surface.opensPerMode
    ? modes.map((each) => looks.filter(({ mode }) => mode === each)).filter(({ length }) => length > 0)
    : [looks];
};

for (const surface of surfaces) {
  test.describe(() => {
    test.use({
      user: surface.user ?? 'bram',
      scenario: surface.scenario ?? 'drukkeOchtend',
      reducedMotion: 'reduce',
    });
    for (const looks of openings(surface)) {
      const [first = 'desktop', ...others] = new Set(looks.map(({ mode }) => mode));
      test(`axe: ${surface.name}, ${[first, ...others].join(', ')}`, async ({
        page,
        given,
        colleague,
        user,
        watch,
        backend: { makeCase },
      }) => {
        watch.allow(/(Configuration|Application) load error|^console: Hub (Error|Warning) /);
        await page.setViewportSize(sizes[first]);
        await surface.open({ page, mode: first, given, makeCase, me: await colleague(user) });
        for (const look of looks) {
          await page.setViewportSize(sizes[look.mode]);
          await expect(page.locator(`html.${look.mode}`)).toBeAttached();
          await expectNoViolations(page, surface, look);
        }
      });
    }
  });
}
