import type { Browser } from '@playwright/test';
import { Colleague } from '../support/api';
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

export const me = ({ server }: Bench): Promise<Colleague> => Colleague.signIn(server.url, USER);

export const newWorld = ({ server }: Bench, scenario = 'drukkeOchtend') =>
  connectBackend(server.url).reset(scenario);

/** A fresh profile at a slow desk; closed again afterwards. */
export async function atSlowDesk<T>(
  { browser, server }: Bench,
  work: (desk: Desk) => Promise<T>,
): Promise<T> {
  const context = await newContext(browser, [{ name: 'mock-gebruiker', value: USER, url: server.url }]);
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
