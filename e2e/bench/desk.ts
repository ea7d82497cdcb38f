import type { Browser, Locator, Page } from '@playwright/test';
import { caseList, CASES } from '../screens/cases';
import { inbox } from '../screens/inbox';
import { Colleague, type UserName } from '@/testing/colleague';
import { connectBackend } from '../support/backend';
import type { MockServer } from '../support/server';
import { type Desk, newContext, slowDesk } from './browser';

/** A browser and a back end for one measure. */
export interface Bench {
  browser: Browser;
  server: MockServer;
}

export const OVERVIEW = '/dashboard/taken/overzicht';
/** The user with the long lists. */
const USER = 'anne';

interface ListScreen {
  region: Locator;
  list: Locator;
  query: Locator;
  /** Titles from top to bottom. */
  titles: () => Promise<string[]>;
}

/** An overview to measure, with its user. */
export interface Overview {
  /** The noun for one row is `record`. All rows are `records` in the code and `counted` on the screen. */
  record: string;
  records: 'tasks' | 'cases';
  counted: string;
  path: string;
  user: UserName;
  screen: (page: Page) => ListScreen;
  /** The server's state: the first titles, and their number. */
  truth: (bench: Bench) => Promise<{ titles: string[]; total: number }>;
}

const TRUE_ROWS = 50;

const signIn = ({ server }: Bench, user: UserName): Promise<Colleague> => Colleague.signIn(server.url, user);

export const tasks: Overview = {
  record: 'a task',
  records: 'tasks',
  counted: 'taken',
  path: OVERVIEW,
  user: USER,
  screen: (page) => {
    const { region, list, query, subjects } = inbox(page);
    return { region, list, query, titles: subjects };
  },
  truth: async (bench) => {
    const { items, total } = await (await signIn(bench, USER)).tasks({ pageSize: TRUE_ROWS });
    return { titles: items.map(({ subject }) => subject), total };
  },
};

const CASES_USER = 'bram';

export const cases: Overview = {
  record: 'a case',
  records: 'cases',
  counted: 'zaken',
  path: CASES,
  user: CASES_USER,
  screen: caseList,
  truth: async (bench) => {
    const open = { statusses: ['0', '3'], pageSize: TRUE_ROWS };
    const { items, total } = await (await signIn(bench, CASES_USER)).cases(open);
    return { titles: items.map(({ title }) => title), total };
  },
};

export const newWorld = ({ server }: Bench, scenario = 'drukkeOchtend') =>
  connectBackend(server.url).reset(scenario);

/** Runs the work in a fresh profile at a slow desk, which is closed afterwards. */
export async function atSlowDesk<T>(
  { browser, server }: Bench,
  work: (desk: Desk) => Promise<T>,
  user: UserName = USER,
): Promise<T> {
  const context = await newContext(browser, [{ name: 'mock-gebruiker', value: user, url: server.url }]);
  try {
    return await work(await slowDesk(context));
  } finally {
    await context.close();
  }
}

export async function repeat<T>(times: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < times; round += 1) results.push(await work(round));
  return results;
}

export { setTimeout as pause } from 'node:timers/promises';
