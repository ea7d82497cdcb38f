import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibraryDom from '@testing-library/dom';
import type { Driver, Size } from './driver';
import { describe, type Sight, sightsExpression, type Target } from './look';
import { until } from './until';

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibraryDom;
  }
}

/** Finds roles and names with the library that the screen tests use. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const WIDER = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** The page as a user works with it: every action waits until it is possible, or fails at a deadline. */
export interface Screen {
  open: (path: string) => Promise<void>;
  see: (target: Target) => Promise<Sight>;
  seeFocus: (target: Target) => Promise<void>;
  /** Waits until the focus on the element is visible, for users of the keyboard. */
  seeRing: (target: Target) => Promise<void>;
  gone: (target: Target) => Promise<void>;
  count: (target: Target, wanted: number) => Promise<void>;
  address: (wanted: RegExp) => Promise<void>;
  hover: (target: Target) => Promise<void>;
  click: (target: Target) => Promise<void>;
  /** Replaces the text of a field. */
  fill: (target: Target, text: string) => Promise<void>;
  /** Types in a combo box and selects an option that is found. */
  pick: (target: Target, text: string, option: RegExp) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (keys: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Expects that no element is wider than the window. */
  fits: () => Promise<void>;
}

export function screenOf(driver: Driver, origin: string): Screen {
  const look = async (target: Target, scrolls = false): Promise<Sight[]> => {
    if (await driver.evaluate('!window.TestingLibraryDom')) await driver.evaluate(`(() => { ${LIBRARY} })()`);
    return (await driver.evaluate(sightsExpression(target, scrolls))) as Sight[];
  };
  const first = async (target: Target) => (await look(target))[0] ?? null;

  const see = (target: Target) => until(describe(target), () => first(target));

  /** The element once it no longer moves and is not covered. */
  const reach = (target: Target): Promise<Sight> => {
    let before: Sight | undefined;
    return until(`a still ${describe(target)}`, async () => {
      const [now] = await look(target, true);
      const stands = now !== undefined && now.x === before?.x && now.y === before.y;
      before = now;
      return stands && now.isReachable && !now.isDisabled && now;
    });
  };

  const click = async (target: Target) => driver.click(await reach(target));

  /**
   * Clicks until the field has the focus. Content that loads above a field moves it, also from under the pointer, and
   * keys that miss the field would be shortcuts.
   */
  const enter = (target: Target) =>
    until(`the focus on ${describe(target)}`, async () => {
      await click(target);
      return (await first(target))?.isFocused ?? false;
    });

  const fill = async (target: Target, text: string) => {
    await enter(target);
    await driver.press('Control+a');
    await driver.press('Delete');
    await driver.type(text);
    await until(`‘${text}’ in ${describe(target)}`, async () => (await first(target))?.value === text);
  };

  return {
    open: (path) => driver.goto(origin + path),
    see,
    seeFocus: async (target) => {
      await until(`the focus on ${describe(target)}`, async () => (await first(target))?.isFocused ?? false);
    },
    seeRing: async (target) => {
      await until(`a ring around ${describe(target)}`, async () => (await first(target))?.hasRing ?? false);
    },
    gone: async (target) => {
      await until(`the end of ${describe(target)}`, async () => (await first(target)) === null);
    },
    count: async (target, wanted) => {
      await until(`${wanted} of ${describe(target)}`, async () => (await look(target)).length === wanted);
    },
    address: async (wanted) => {
      await until(`the address ${String(wanted)}`, async () =>
        wanted.test(String(await driver.evaluate('location.href'))),
      );
    },
    hover: async (target) => driver.hover(await reach(target)),
    click,
    fill,
    pick: async (target, text, option) => {
      await fill(target, text);
      await click({ role: 'option', name: option });
    },
    type: (text) => driver.type(text),
    press: (keys) => driver.press(keys),
    resize: (size) => driver.resize(size),
    fits: async () => {
      await until('a page as wide as its window', async () => (await driver.evaluate(WIDER)) === 0);
    },
  };
}
