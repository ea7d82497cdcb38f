import type { BrowserContext, Page } from '@playwright/test';
import type { Cell } from '@/testing/inputs/cell';
import { TASKS } from '@/testing/inputs/input';
import { signOutAndKeep } from '../signOut';

/** The tools for faults that only a browser has. */
export interface BrowserTools {
  page: Page;
  context: BrowserContext;
  allow: (pattern: RegExp) => void;
  signInAgain: () => Promise<void>;
}

interface BrowserFault {
  name: string;
  strike: (cell: Cell, tools: BrowserTools) => Promise<void>;
}

const GONE = /\/assets\/.*[Ss]andbox.*\.js/;

/**
 * Faults that only a browser can prove, for every input: a page that is restored from the browser's cache, a missing
 * file of the app, and another tab with an app of its own.
 */
export const browserFaults: readonly BrowserFault[] = [
  {
    name: 'a reload',
    strike: async (cell, { page }) => {
      await page.reload();
      await cell.isBack();
    },
  },
  {
    name: 'a screen that is gone',
    strike: async (cell, { page, allow }) => {
      allow(/dynamically imported module|error loading|report not delivered/i);
      await page.route(GONE, (route) => route.fulfill({ status: 404, body: '' }));
      await cell.leave();
      await cell.isAt('Dit scherm kon niet worden geladen');
      await page.goBack();
      await cell.isBack();
    },
  },
  {
    name: 'signing out in another tab',
    strike: async (cell, { context, signInAgain }) => {
      const other = await context.newPage();
      await other.goto(TASKS);
      await signOutAndKeep(other);
      await cell.layer.becomes('visible');
      await cell.isReadable();
      await other.close();
      await signInAgain();
      await cell.signIn();
      await cell.isBack();
      if (!('none' in cell.surface.write)) await cell.isNowhereElse(0);
    },
  },
];
