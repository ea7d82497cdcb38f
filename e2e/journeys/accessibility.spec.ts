import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Mode, shownIn, surfaces } from '../support/surfaces';
import { expect, test } from '../support/test';

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

async function violations(
  page: Page,
  { unless, only }: { unless: readonly string[]; only: readonly string[] | null },
): Promise<string[]> {
  const rules = Object.fromEntries([
    ...BESIDES.map((rule) => [rule, { enabled: true }]),
    ...unless.map((rule) => [rule, { enabled: false }]),
  ]) as Record<string, { enabled: boolean }>;
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options(
      only === null
        ? { runOnly: { type: 'tag', values: RULES }, rules }
        : { runOnly: { type: 'rule', values: [...only] } },
    )
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`.slice(0, 400)),
  );
}

/** Colours that are still on their way to another would be judged half way. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );

for (const mode of ['desktop', 'tablet', 'mobile'] as const) {
  test.describe(mode, () => {
    test.use({ viewport: sizes[mode], hasTouch: mode !== 'desktop', reducedMotion: 'reduce' });
    for (const surface of surfaces.filter((candidate) => shownIn(candidate, mode))) {
      test.describe(() => {
        test.use({ user: surface.user ?? 'bram', scenario: surface.scenario ?? 'drukkeOchtend' });
        test(`axe: ${surface.name}`, async ({ page, given, colleague, user, watch }) => {
          watch.allow(/Configuration load error|^console: \[[^\]]+\] (Error|Warning): /);
          await surface.open({ page, mode, given, me: await colleague(user) });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await settled(page);
            expect(
              await violations(page, {
                unless: surface.unlessRules ?? [],
                only: colorScheme === 'dark' ? COLOUR_RULES : null,
              }),
              colorScheme,
            ).toEqual([]);
          }
        });
      });
    }
  });
}
