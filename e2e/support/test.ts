import { type BrowserContext, expect, type Page, test as base, type TestInfo } from '@playwright/test';
import { type Backend, connectBackend } from './backend';
import { Colleague, type UserName } from '@/testing/colleague';
import { makeTask, type TaskChanges } from '@/testing/givenTask';
import { type MockServer, startServer } from './server';
import { createWatch, type Watch } from './watch';

interface Fixtures {
  /** The controls of the mock back end; every test starts from a fresh, quiet world. */
  backend: Backend;
  /** Fails the test when the page had an error, violated its security policy or leaked its token. */
  watch: Watch;
  /** The user of the browser. */
  user: UserName;
  scenario: string;
  /** A colleague who works without a screen. */
  colleague: (user: UserName) => Promise<Colleague>;
  /** Makes a task for the user, by Anne by default; returns its id. */
  given: (subject: string, changes?: TaskChanges) => Promise<string>;
  /** Another desk: its own browser profile, signed in as that user. */
  anotherDesk: (user: UserName) => Promise<Page>;
}

interface WorkerFixtures {
  serverArguments: readonly string[];
  server: MockServer;
}

const signIn = (context: BrowserContext, url: string, user: UserName) =>
  context.addCookies([{ name: 'mock-gebruiker', value: user, url }]);

/**
 * Drops the calls that a test answers itself: they may be on their way when the test ends, and their errors no longer
 * matter.
 */
async function leaveCalls(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
}

/**
 * Attaches pictures of the pages here, since Playwright takes pictures of every test and then deletes those of passed
 * tests.
 */
async function attachPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages())
    await testInfo.attach(page.url(), { body: await page.screenshot(), contentType: 'image/png' });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  user: ['bram', { option: true }],
  scenario: ['drukkeOchtend', { option: true }],

  serverArguments: [[], { option: true, scope: 'worker' }],

  server: [
    async ({ serverArguments }, provide) => {
      const server = await startServer(serverArguments);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, provide) => provide(server.url),

  backend: [
    async ({ server, scenario }, provide) => {
      const backend = connectBackend(server.url);
      await backend.reset(scenario);
      await provide(backend);
    },
    { auto: true },
  ],

  watch: [
    async ({ server, context, user }, provide, testInfo) => {
      const watch = createWatch(server.url);
      await watch.follow(context);
      await signIn(context, server.url, user);
      await provide(watch);
      await leaveCalls(context);
      if (testInfo.status !== testInfo.expectedStatus) await attachPictures(context, testInfo);
      expect(watch.findings).toEqual([]);
    },
    { auto: true },
  ],

  colleague: async ({ server }, provide) => provide((user) => Colleague.signIn(server.url, user)),

  given: async ({ server, user }, provide) => {
    const me = await Colleague.signIn(server.url, user);
    await provide((subject, changes) => makeTask(server.url, me, subject, changes));
  },

  anotherDesk: async ({ browser, server, watch }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (user) => {
      const context = await browser.newContext();
      contexts.push(context);
      await watch.follow(context);
      await signIn(context, server.url, user);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
