import type { Page } from '@playwright/test';
import { rowsOf } from '../../support/rows';
import { type Provider, signIn, signInServer, tamper, TASKS, withClaims } from '../../support/signIn';
import { heading, isAtWork, sessionCalls, SIGN_IN_LINE, test } from '../../support/signInTest';
import { expect } from '../../support/test';

test.use({ serverArguments: signInServer });

test.describe('an answer that cannot be trusted (T9)', () => {
  const unasked = ['#code=stolen', '#state=forged&code=stolen', '#state=forged&error=access_denied', ''];
  test('is never exchanged if there was no request, and signing in starts again', async ({
    page,
    provider,
  }) => {
    await signIn(page, TASKS);
    await isAtWork(page);
    for (const fragment of unasked) {
      await page.goto(`/login/callback${fragment}`);
      await isAtWork(page);
    }
    expect(provider.exchanged).toHaveLength(1 + unasked.length);
    for (const exchange of provider.exchanged) expect(exchange.postData()).not.toContain('stolen');
  });

  test(
    'makes signing in start again if it was used before',
    { tag: '@matrix' },
    async ({ page, provider }) => {
      await signIn(page, TASKS);
      await isAtWork(page);
      const [answer = ''] = provider.answers;
      expect(answer).toContain('code=');
      await page.goto(answer);
      await isAtWork(page);
      expect(provider.asked).toHaveLength(2);
      expect(provider.exchanged).toHaveLength(2);
      const codes = provider.exchanged.map((request) =>
        new URLSearchParams(request.postData() ?? '').get('code'),
      );
      expect(codes[1]).not.toBe(codes[0]);
    },
  );

  test(
    'makes signing in start again if its code was used before',
    { tag: '@matrix' },
    async ({ page, provider, watch }) => {
      watch.allow(SIGN_IN_LINE);
      await signIn(page, TASKS);
      await isAtWork(page);
      const used = new URLSearchParams(provider.exchanged[0]?.postData() ?? '').get('code') ?? '';
      await page.route(
        provider.tokenUrl,
        (route) => {
          const body = new URLSearchParams(route.request().postData() ?? '');
          body.set('code', used);
          return route.continue({ postData: body.toString() });
        },
        { times: 1 },
      );
      await page.reload();
      await isAtWork(page);
      expect(provider.asked).toHaveLength(3);
    },
  );

  const givesUp = async (page: Page, provider: Provider) => {
    await expect(heading(page, 'Aanmelden is niet gelukt')).toBeVisible();
    await expect(page.getByText('ook niet na een nieuwe poging')).toBeVisible();
    await expect(page).toHaveTitle(/ - Aanmelden$/);
    expect(new URL(page.url()).hash).toBe('');
    expect(provider.asked).toHaveLength(3);
  };

  const forgeries = {
    'a wrong nonce': { nonce: 'forged' },
    'another client': { aud: 'another' },
  };
  for (const [name, claims, details] of rowsOf(forgeries)) {
    test(
      `has ${name} in its token: two more tries, then a page that says so`,
      details,
      async ({ page, provider, watch }) => {
        watch.allow(SIGN_IN_LINE);
        const calls = sessionCalls(page);
        await page.route(provider.tokenUrl, withClaims(claims));
        await signIn(page, TASKS);
        await givesUp(page, provider);
        expect(calls).toHaveLength(0);

        await page.unroute(provider.tokenUrl);
        await page.getByRole('button', { name: 'Opnieuw aanmelden' }).click();
        await isAtWork(page);
      },
    );
  }

  const others = {
    'from another issuer': [/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example'],
    'with another state': [/\bstate=[^&]*/, 'state=forged'],
  } as const;
  for (const [name, [part, by]] of Object.entries(others)) {
    test(
      `${name}, time after time: two more tries, then a page that says so`,
      { tag: '@matrix' },
      async ({ page, provider }) => {
        await tamper(page, part, by);
        await signIn(page, TASKS);
        await givesUp(page, provider);
        expect(provider.exchanged).toHaveLength(0);
      },
    );
  }
});
