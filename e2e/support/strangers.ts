import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/* Words of strangers that have no place for a line break. */

export const UNBROKEN = 'Onafgebrokenwoord'.repeat(60).slice(0, 1_000);

/** Gives the tenant a name that cannot wrap. */
export async function nameTenant(page: Page) {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    const body = (await answer.text()).replaceAll(/Maria van Dijk|(?<=")van Dijk(?=")/g, UNBROKEN);
    return route.fulfill({ response: answer, body });
  });
}

const NAMES = /^(name|subject|title|firstName|customerName|question)$/;
/* Calls whose words stay as they are, because the client depends on them, or the page itself shows them. */
const NO_STRANGERS = /config|\/user|permission|capabilit/i;

/** Gives every person, and every record with a subject, a name that cannot wrap. */
export async function nameEverything(page: Page) {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || NO_STRANGERS.test(request.url())) return route.continue();
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    const named = (key: string, value: unknown) =>
      typeof value === 'string' && NAMES.test(key) ? UNBROKEN : value;
    const json: unknown = JSON.parse(await answer.text(), named);
    return route.fulfill({ response: answer, json });
  });
}

/**
 * Names in rows and heads that take more than three lines. Facts (`dl`) are left out, because they are shown in full.
 */
export const tooHigh = (page: Page) =>
  page.getByText(UNBROKEN.slice(0, 34)).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.clientWidth > 1 && one.closest('dl') === null)
      .filter((one) => one.clientHeight > 3.5 * Number.parseFloat(getComputedStyle(one).lineHeight))
      .map((one) => one.outerHTML.slice(0, 120)),
  );

/** Names the parts of a layer that scroll sideways, and its buttons that are partly outside the window. */
export const outOfSight = (layer: Locator) =>
  layer.evaluate((root) => {
    /* Tabs are left out, because those that do not fit are in the menu 'Meer' as well. */
    const all = [root, ...root.querySelectorAll<HTMLElement>('*')].filter(
      (one) => one.checkVisibility() && one.closest('nav') === null,
    );
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

/** Expects the layer to be shown without scrolling sideways, with its buttons visible. */
export const fits = async (layer: Locator) => {
  await expect(layer).toBeVisible();
  await expect.poll(() => outOfSight(layer)).toEqual([]);
};
