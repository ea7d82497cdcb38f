import type { Page } from '@playwright/test';

/** Everything that moves or changes colour has come to rest; what turns for ever does not count. */
export const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
