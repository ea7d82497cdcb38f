import type { BrowserContext, Page } from '@playwright/test';
import { addressesOf, type Line } from '@/testing/inputs/cell';
import type { Control } from '@/testing/inputs/input';

/** The browser's own timer is not on the clock that tests can move. */
function waitShortly() {
  const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    set(this: XMLHttpRequest, ms: number) {
      timeout?.set?.call(this, ms / 100);
    },
  });
}

const controlAt =
  (url: string): Control =>
  async <T>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/__mock/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const sent = await answer.text();
    if (!answer.ok) throw new Error(`/__mock/${path} answered ${answer.status}: ${sent}`);
    return (sent === '' ? null : JSON.parse(sent)) as T;
  };

interface BrowserParts {
  page: Page;
  context: BrowserContext;
  url: string;
  allow: (pattern: RegExp) => void;
}

/** What goes wrong between this page and the mock server. */
export const browserLine = ({ page, context, url, allow }: BrowserParts): Line => ({
  control: controlAt(url),
  setOnline: (online) => {
    allow(/^console: Application load error/);
    return context.setOffline(!online);
  },
  hurry: () => page.evaluate(waitShortly),
  /** Broken here and not by the mock, because a browser repeats a call on a broken line. */
  loseAnswers: async ({ method, path }) => {
    const addresses = addressesOf(path);
    await page.route(
      ({ pathname }) => addresses.test(pathname),
      async (route) => {
        if (route.request().method() !== method) return route.fallback();
        await route.fetch();
        await route.abort('connectionreset');
      },
    );
  },
  breakReads: async (path, from) => {
    let isBroken = false;
    await page.route(path, async (route) => {
      isBroken ||= await from();
      await (isBroken ? route.abort('connectionreset') : route.continue());
    });
  },
});
