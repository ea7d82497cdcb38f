import type { Locator, Page } from '@playwright/test';
import { contact } from '../screens/contact';
import { frame } from '../screens/frame';
import { search } from '../screens/search';
import { expect } from './test';

const START = '/dashboard/taken/overzicht';

/** Returns true if the middle of the element can be pressed now: it is not scrolled away or covered. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(pressed);
}

/**
 * Counts the effort of a job: typing is free, a chord is one key, and the shortest way counts. Each job starts at the
 * inbox and ends with the request that the server accepted.
 */
export function counting(page: Page) {
  let done = 0;
  return {
    count: () => done,
    /** Clicks the target; scrolling to it counts as well. */
    click: async (target: Locator) => {
      await target.waitFor();
      /* A ring that has just come accepts no press yet, so that it is not answered by accident. */
      await expect(target).not.toHaveCSS('pointer-events', 'none');
      done += (await target.evaluate(isInSight)) ? 1 : 2;
      await target.click();
    },
    press: async (key: string) => {
      done += 1;
      await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
  };
}
export type Hand = ReturnType<typeof counting>;

export const say = (job: string, clicks: number, wanted: number, what: string) =>
  process.stdout.write(`${job}: ${clicks} ${what}, wanted ${wanted}\n`);

export async function atInbox(page: Page) {
  await page.goto(START);
  await frame(page).isConnected();
  await search(page).opener.waitFor();
  return { hand: counting(page), call: contact(page) };
}

/** Finds a person in the palette, by mouse. */
export async function findByMouse(page: Page, hand: Hand, typed: string, name: string) {
  await hand.click(search(page).opener);
  await expect(search(page).field).toBeFocused();
  await hand.type(typed);
  await expect(search(page).highlighted).toContainText(name);
}

/** Finds the highlighted result with this name in the palette, by keyboard; works from within a field too. */
export async function findByKeys(page: Page, hand: Hand, typed: string, name: string) {
  await hand.press('Control+k');
  await expect(search(page).field).toBeFocused();
  await hand.type(typed);
  await expect(search(page).highlighted).toContainText(name);
}

/** Begins a contact with a person, by mouse. */
export async function beginByMouse(page: Page, hand: Hand, typed: string, name: string) {
  await findByMouse(page, hand, typed, name);
  await hand.click(page.getByRole('button', { name: `Contact vastleggen met ${name}` }).first());
  await expect(contact(page).notes).toBeFocused();
}

/** Begins a contact with a person, by keyboard. */
export async function beginByKeys(page: Page, hand: Hand, typed: string, name: string) {
  await findByKeys(page, hand, typed, name);
  await hand.press('Control+Enter');
  await expect(contact(page).notes).toBeFocused();
}
