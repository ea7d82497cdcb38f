import type { Locator, Page } from '@playwright/test';

const MOST = 80;

/** Goes to something by one key, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${target.toString()}`);
}

/** What has the focus, by its name. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** The same for what is known by its name only. */
export async function walkTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Never reached ${String(name)} with ${key}`);
}
