import type { Page, Request } from '@playwright/test';
import { inbox } from '../screens/inbox';
import { SESSION } from './config';
import { followProvider, type Provider } from './signIn';
import { expect, test as base } from './test';

/** A test of an installation that signs in at an identity provider. */
export const test = base.extend<{ provider: Provider }>({
  provider: [
    async ({ page, watch, server }, provide) => {
      await provide(await followProvider(page, watch, server.url));
    },
    { auto: true },
  ],
});

export const SIGN_IN_LINE = /^console: Sign-in error/;

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const isAtWork = (page: Page) => expect(inbox(page).rows.first()).toBeVisible();

/** Collects the requests for a session that the page makes from now on. */
export function sessionCalls(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => SESSION.test(request.url()) && calls.push(request));
  return calls;
}
