import { type ConsoleMessage, type Dialog, type KeyInput, launch } from 'puppeteer-core';
import { onPath } from '../support/system';
import { DESKTOP, type Driver, officeEnvironment } from './driver';

const NAMES = ['firefox-esr', 'firefox'];

const NO_FIREFOX = `Firefox is missing: none of ${NAMES.join(', ')} is on the PATH.
On Debian or Ubuntu, as root: apt-get install firefox-esr`;

const findFirefox = () => NAMES.map((name) => onPath(name)).find((path) => path !== null) ?? null;

export const hasFirefox = () => findFirefox() !== null;

/** Firefox without a window, over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error(NO_FIREFOX);
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    env: officeEnvironment(),
    defaultViewport: DESKTOP,
  });
  /* A new page is opened, because the initial page never gets the focus. */
  const page = await browser.newPage();
  await page.bringToFront();
  page.on('dialog', (dialog: Dialog) => void dialog.accept());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`page error: ${String(error)}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });

  return {
    name: `Firefox ${(await browser.version()).split('/')[1] ?? ''}`,
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    hover: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const names = keys.split('+') as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.reverse()) await page.keyboard.up(name);
    },
    resize: (size) => page.setViewport(size),
    screenshot: async (file) => {
      await page.screenshot({ path: file });
    },
    takeErrors: () => Promise.resolve(errors.splice(0)),
    close: () => browser.close(),
  };
}
