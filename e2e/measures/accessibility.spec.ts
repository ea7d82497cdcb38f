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
/** Off by default, and wanted all the same. */
const BESIDES = ['target-size'];
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
  const options: RunOptions = {
    ...(only === null
      ? { runOnly: { type: 'tag', values: RULES }, rules }
      : { runOnly: { type: 'rule', values: [...only] } }),
    /* To describe all that is well takes longer than to judge it. */
    resultTypes: ['violations'],
    /* Only rules about sound and about style sheets that lock the screen's orientation need files; no screen has sound. */
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

/**
 * A screen is judged in its first mode and on a phone, on a tablet too where it is opened in another way there, and its dark colours,
 * which come from the same tokens in every mode, in its first. The states of its panes are judged in one mode: what differs between
 * modes is the screen's.
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

/** The looks by the times that a surface is opened: it is opened anew where it must be, resized where it can be. */
const openings = ({ opensPerMode }: Surface, looks: readonly Look[]): Look[][] =>
  (opensPerMode ? modes.map((each) => looks.filter(({ mode }) => mode === each)) : [[...looks]]).filter(
    ({ length }) => length > 0,
  );

const isJudged = ({ drawnAs }: Surface): boolean => drawnAs === undefined;

test('Each surface that is drawn as another one names a surface that is judged', () => {
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
