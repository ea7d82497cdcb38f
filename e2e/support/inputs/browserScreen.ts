import { expect, type Locator, type Page } from '@playwright/test';
import { named } from '../../screens/fields';
import type { Screen, Spot, State, Wanted } from '@/testing/inputs/screen';

const isClosed = (found: Locator) =>
  found.evaluateAll((all) =>
    all.every(
      (element) =>
        element.matches('[readonly], [aria-readonly="true"]') ||
        element.closest('[aria-hidden="true"], [inert]') !== null,
    ),
  );

const seen: Record<State, (found: Locator) => Promise<boolean>> = {
  visible: (found) => found.isVisible(),
  hidden: (found) => found.isHidden(),
  there: async (found) => (await found.count()) > 0,
  gone: async (found) => (await found.count()) === 0,
  closed: isClosed,
  enabled: (found) => found.isEnabled(),
  disabled: (found) => found.isDisabled(),
  checked: (found) => found.isChecked(),
};

const awaited: Record<State, (found: Locator) => Promise<void>> = {
  visible: (found) => expect(found).toBeVisible(),
  hidden: (found) => expect(found).toBeHidden(),
  there: (found) => expect(found).toBeAttached(),
  gone: (found) => expect(found).toHaveCount(0),
  closed: (found) => expect.poll(() => isClosed(found)).toBe(true),
  enabled: (found) => expect(found).toBeEnabled(),
  disabled: (found) => expect(found).toBeDisabled(),
  checked: (found) => expect(found).toBeChecked(),
};

class BrowserSpot implements Spot {
  readonly locator: Locator;

  constructor(locator: Locator) {
    this.locator = locator;
  }

  click = () => this.locator.click();
  fill = (text: string) => this.locator.fill(text);
  /** Our own boxes and circles cover the native ones. */
  check = () => this.locator.check({ force: true });
  value = () => this.locator.inputValue();
  is = (state: State) => seen[state](this.locator);
  becomes = (state: State) => awaited[state](this.locator);
  holds = (value: string) => expect(this.locator).toHaveValue(value);
}

const locatorOf = (spot: Spot): Locator => {
  if (spot instanceof BrowserSpot) return spot.locator;
  throw new Error('Not of this browser');
};

/** The app in a browser. */
export function browserScreen(page: Page): Screen {
  const found = (role: Parameters<Page['getByRole']>[0], { name, within, covered, level, at }: Wanted) => {
    const all = (within ? locatorOf(within) : page).getByRole(role, {
      ...(name !== undefined && { name: typeof name === 'string' ? named(name) : name }),
      ...(level !== undefined && { level }),
      includeHidden: covered ?? false,
    });
    return at === undefined ? all : all.nth(at);
  };
  return {
    role: (role, wanted = {}) => new BrowserSpot(found(role, wanted)),
    text: (text) => new BrowserSpot(page.getByText(text).first()),
    pane: (id) => new BrowserSpot(page.locator(`#${id}`)),
    goTo: async (address) => {
      await page.goto(address);
    },
    path: () => new URL(page.url()).pathname,
    back: async () => {
      await page.goBack();
    },
    forward: async () => {
      await page.goForward();
    },
    escape: () => page.keyboard.press('Escape'),
  };
}
