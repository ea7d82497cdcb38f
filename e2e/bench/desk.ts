import type { Browser, Locator, Page } from '@playwright/test';
import { caseList, CASES } from '../screens/cases';
import { inbox } from '../screens/inbox';
import { Colleague, type UserName } from '@/testing/colleague';
import { connectBackend } from '../support/backend';
import type { MockServer } from '../support/server';
import { type Desk, newContext, slowDesk } from './browser';

/** Where a measure is taken: a browser and a back end of its own. */
export interface Bench {
  browser: Browser;
  server: MockServer;
}

export const OVERVIEW = '/dashboard/taken/overzicht';
/** On whose desk the long lists lie. */
const USER = 'anne';

/** An overview whose rows are opened, and by whom. */
export interface Overview {
  /** What a row is. */
  record: string;
  path: string;
  user: UserName;
  list: (page: Page) => Locator;
}

export const tasks: Overview = {
  record: 'a task',
  path: OVERVIEW,
  user: USER,
  list: (page) => inbox(page).list,
};

export const cases: Overview = {
  record: 'a case',
  path: CASES,
  user: 'bram',
  list: (page) => caseList(page).list,
};

export const me = ({ server }: Bench): Promise<Colleague> => Colleague.signIn(server.url, USER);

export const newWorld = ({ server }: Bench, scenario = 'drukkeOchtend') =>
  connectBackend(server.url).reset(scenario);

/** A fresh profile at a slow desk; closed again afterwards. */
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

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
