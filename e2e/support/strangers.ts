import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/* Words of strangers that do not break. */

export const UNBROKEN = 'Onafgebrokenwoord'.repeat(60).slice(0, 1_000);

/** The tenant gets a name that cannot wrap. */
export async function nameTenant(page: Page) {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    const body = (await answer.text()).replaceAll(/Maria van Dijk|(?<=")van Dijk(?=")/g, UNBROKEN);
    return route.fulfill({ response: answer, body });
  });
}

/** What of a layer scrolls sideways, and which of its buttons are not wholly between the sides of the window. */
export const outOfSight = (layer: Locator) =>
  layer.evaluate((root) => {
    const all = [root, ...root.querySelectorAll<HTMLElement>('*')].filter((one) => one.checkVisibility());
    const name = (one: Element) => `${one.tagName} ${one.ariaLabel ?? one.textContent}`.slice(0, 60);
    const sideways = all.filter(
      (one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX),
    );
    const buttons = all.filter((one) => one.matches('button, a[href]'));
    const cut = buttons.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    const isPageWider = document.documentElement.scrollWidth > innerWidth;
    return [...sideways, ...cut].map(name).concat(isPageWider ? ['the page'] : []);
  });

/** Nothing of it scrolls sideways, and all of its buttons are in sight, once it has come in. */
export const fits = async (layer: Locator) => {
  await expect(layer).toBeVisible();
  await expect.poll(() => outOfSight(layer)).toEqual([]);
};
