import type { Locator, Page } from '@playwright/test';

const MOST = 80;

/** Moves the focus to an element by one key, like a user without a mouse. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${target.toString()}`);
}

/** The name of the focused element. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** Moves the focus by one key to an element that is known by its name only. */
export async function walkTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Never reached ${String(name)} with ${key}`);
}
