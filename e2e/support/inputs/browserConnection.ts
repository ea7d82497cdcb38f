import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addressesOf, isWritten, type Connection, type SecondTab } from '@/testing/inputs/cell';
import { createGate } from '@/testing/inputs/eventually';
import type { Control } from '@/testing/inputs/input';

/**
 * Shortens the time limit of calls to a hundredth, because the browser's own timer does not follow the clock that tests
 * can move.
 */
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

/** Runs in the page: the drafts that the tab keeps, by their keys. */
export const keptDrafts = () =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith('drafts/'))
    .map((key): [string, string] => [key, sessionStorage.getItem(key) ?? '']);
const hasDrafts = () => Object.keys(sessionStorage).some((key) => key.startsWith('drafts/'));
const keepDrafts = (drafts: [string, string][]) => {
  for (const [key, text] of drafts) sessionStorage.setItem(key, text);
};
/** Makes the app store typed text at once, as when the page is left. */
const storeDrafts = () => window.dispatchEvent(new Event('pagehide'));
const heldLocks = async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name ?? '');
/** Polls without `waitForFunction`, which treats a pending promise as true. */
const hasOpenDrafts = (seenFrom: Page) =>
  expect.poll(async () =>
    (await seenFrom.evaluate(heldLocks)).some((name) => name.startsWith('thuisbalie-drafts')),
  );
/** A file of the same origin: a tab there has its own storage, but runs no app. */
const QUIET_FILE = '/robots.txt';

/**
 * A tab with the drafts of the first tab, as when a browser duplicates a tab; it keeps the drafts while the first tab
 * is away.
 */
async function secondTab(page: Page, context: BrowserContext): Promise<SecondTab> {
  const other = await context.newPage();
  return {
    takeOver: async () => {
      await page.evaluate(storeDrafts);
      await page.waitForFunction(hasDrafts);
      const kept = await page.evaluate(keptDrafts);
      const url = page.url();
      await page.goto('about:blank');
      /*
       * The app must start only once in the other tab, with the drafts. The lock of the page that has just gone may
       * still be held, so the tab waits without the app.
       */
      await other.goto(QUIET_FILE);
      await other.evaluate(keepDrafts, kept);
      await hasOpenDrafts(other).toBe(false);
      await other.goto('/');
      await hasOpenDrafts(other).toBe(true);
      await page.goto(url);
    },
    says: async (text) => (await other.evaluate(keptDrafts)).some(([, kept]) => isWritten(kept, text)),
  };
}

interface BrowserParts {
  page: Page;
  context: BrowserContext;
  url: string;
  allow: (pattern: RegExp) => void;
}

/**
 * Messages about the page's own calls, which may meet the fault too, and about hubs, which try again while the fault
 * lasts.
 */
const ASKED_BY_ITSELF = /^console: (Application load error|Hub (Error|Warning) )/;

/** The faults between this page and the mock server. */
export const browserConnection = ({ page, context, url, allow }: BrowserParts): Connection => ({
  control: controlAt(url),
  setOnline: (online) => {
    allow(ASKED_BY_ITSELF);
    return context.setOffline(!online);
  },
  hurry: () => {
    allow(ASKED_BY_ITSELF);
    return page.evaluate(waitShortly);
  },
  /** The answer is lost here and not in the mock, because a browser repeats a call on a broken connection. */
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
  hold: async ({ method, path }) => {
    const addresses = addressesOf(path);
    const reached = createGate();
    const released = createGate();
    await page.route(
      ({ pathname }) => addresses.test(pathname),
      async (route) => {
        if (route.request().method() !== method) return route.fallback();
        reached.open();
        await released.opened;
        await route.continue();
      },
    );
    return { reached: reached.opened, release: released.open };
  },
  secondTab: () => secondTab(page, context),
  breakReads: async (path, isBroken) => {
    await page.route(path, async (route) => {
      await ((await isBroken()) ? route.abort('connectionreset') : route.continue());
    });
  },
});
