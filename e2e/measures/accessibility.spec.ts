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

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that axe leaves out by default, but that are required here. */
const BESIDES = ['target-size'];
/** The rules that can differ between light and dark. */
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
  const options: RunOptions = {
    ...(only === null
      ? { runOnly: { type: 'tag', values: RULES }, rules }
      : { runOnly: { type: 'rule', values: [...only] } }),
    /* Only violations are described, because describing all passes takes longer than the check itself. */
    resultTypes: ['violations'],
    /*
     * No files are loaded: only rules about sound and about orientation locks in style sheets need them, and no screen
     * has sound.
     */
    preload: false,
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  /* A tooltip belongs to its button, in no region; whether one is shown depends on where the focus is. */
  const found = await page.evaluate(
    (how) => window.axe.run({ exclude: [['[role="tooltip"]']] }, how).then((all) => all.violations),
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`.slice(0, 400)),
  );
}

/** Expects no violations, once transitions have ended, because a colour in transition would be measured half way. */
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

/**
 * A screen is checked in its first mode and on a phone, and also on a tablet if it is opened differently there. Its
 * dark colours are checked in the first mode only, because they use the same tokens in every mode. The states of its
 * panes are checked in one mode, because only the screen differs between modes.
 */
function looksOf({ ofScreen, ...surface }: Surface): Look[] {
  const [main = 'desktop', ...rest] = modes.filter((mode) => shownIn(surface, mode));
  const first: Look = { mode: main, colorScheme: 'light' };
  if (!ofScreen) return [first];
  const others = rest.filter((mode) => mode === 'mobile' || surface.opensPerMode);
  return [
    first,
    { mode: main, colorScheme: 'dark' },
    ...others.map((mode): Look => ({ mode, colorScheme: 'light' })),
  ];
}

/** Groups the looks that can share an opening. A surface that cannot be resized is opened again for each mode. */
const openings = ({ opensPerMode }: Surface, looks: readonly Look[]): Look[][] =>
  (opensPerMode ? modes.map((each) => looks.filter(({ mode }) => mode === each)) : [[...looks]]).filter(
    ({ length }) => length > 0,
  );

const isJudged = ({ drawnAs }: Surface): boolean => drawnAs === undefined;

test('A surface that is not checked itself names a checked surface with the same components', () => {
  const judged = surfaces.filter(isJudged).map(({ name }) => name);
  const named = surfaces.flatMap(({ drawnAs }) => drawnAs ?? []);
  expect(named.filter((name) => !judged.includes(name))).toEqual([]);
});

for (const surface of surfaces.filter(isJudged)) {
  test.describe(`axe: ${surface.name}`, () => {
    test.use({
      user: surface.user ?? 'bram',
      scenario: surface.scenario ?? 'vreemd',
      reducedMotion: 'reduce',
    });
    for (const opened of openings(surface, looksOf(surface))) {
      const name = opened.map(({ mode, colorScheme }) => `${mode} ${colorScheme}`).join(', ');
      test(name, async ({ page, given, colleague, user, watch, backend: { makeCase, control } }) => {
        watch.allow(/(Configuration|Application) load error|^console: Hub (Error|Warning) /);
        const mode = opened[0]?.mode ?? 'desktop';
        await page.setViewportSize(sizes[mode]);
        await surface.open({ page, mode, given, makeCase, control, me: await colleague(user) });
        for (const look of opened) {
          await page.setViewportSize(sizes[look.mode]);
          await expect(page.locator(`html.${look.mode}`)).toBeAttached();
          await expectNoViolations(page, surface, look);
        }
      });
    }
  });
}
