import type { Request } from '@playwright/test';
import { frame } from '../../screens/frame';
import { inbox } from '../../screens/inbox';
import { SESSION } from '../../support/config';
import { choose, expectQuestion, signIn, signInServer, TASKS } from '../../support/signIn';
import { heading, isAtWork, sessionCalls, SIGN_IN_LINE, test } from '../../support/signInTest';
import { signOut } from '../../support/signOut';
import { expect } from '../../support/test';

test.use({ serverArguments: signInServer });

test('Signing in lands on the requested address, with PKCE and the scopes of the installation, and a reload asks nothing', async ({
  page,
  provider,
}) => {
  const calls = sessionCalls(page);
  await page.goto(`${TASKS}?status=New&query=lekkage`);
  await expectQuestion(page);
  expect(calls).toHaveLength(0);
  const asked = new URL(provider.asked[0]?.url() ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: 'thuisbalie',
    response_type: 'code',
    scope: 'openid suite-user identity-provider-user',
    code_challenge_method: 'S256',
  });
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(new URL(asked.get('redirect_uri') ?? '').pathname).toBe('/login/callback');

  await choose(page, 'bram');
  await expect(page).toHaveURL(/\/dashboard\/taken\/overzicht\?status=New&query=lekkage$/);
  await expect(frame(page).heading).toBeVisible();
  expect(calls.map((call) => call.headers()['authorization'])).toEqual([
    `Bearer ${provider.tokens[0]?.access_token ?? 'none'}`,
  ]);
  expect(provider.exchanged).toHaveLength(1);

  await page.reload();
  await expect(frame(page).heading).toBeVisible();
  await expect(page).toHaveURL(/\?status=New&query=lekkage$/);
  expect(provider.asked).toHaveLength(2);
});

for (const [name, ms] of [
  ['a day fast', 86_400_000],
  ['a day slow', -86_400_000],
] as const)
  test(`E9: Signing in works on a computer whose clock is ${name}`, { tag: '@matrix' }, async ({ page }) => {
    await page.clock.install({ time: Date.now() + ms });
    await signIn(page, TASKS);
    await isAtWork(page);
  });

test(
  'The session call carries the header of Windows once the user has chosen it at /windows-auth (AMB-047)',
  { tag: '@matrix' },
  async ({ page }) => {
    const calls = sessionCalls(page);
    await page.goto('/windows-auth');
    await page.getByRole('button', { name: 'Aanmelden met Windows' }).click();
    await choose(page, 'bram');
    await isAtWork(page);
    expect(calls[0]?.headers()['x-windows-authentication']).toBe('true');
  },
);

test('The user can try again when the provider cannot be reached, refuses or stops half way', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(SIGN_IN_LINE);
  await page.route(`${provider.origin}/**`, (route) => route.abort('connectionrefused'));
  await page.goto(`${TASKS}?status=New`);
  await expect(heading(page, 'Aanmelden lukt nu niet')).toBeVisible();
  await expect(page).toHaveTitle(/ - Aanmelden$/);
  expect(provider.asked).toHaveLength(0);
  await page.unroute(`${provider.origin}/**`);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();

  await choose(page, 'weigeren');
  await expect(heading(page, 'Aanmelden is niet gelukt')).toBeVisible();
  await expect(page.getByText('Melding van de aanmelddienst: Aanmelden is geweigerd')).toBeVisible();
  expect(provider.asked).toHaveLength(1);

  await page.route(provider.tokenUrl, (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Opnieuw aanmelden' }).click();
  await choose(page, 'bram');
  await expect(heading(page, 'Aanmelden lukt nu niet')).toBeVisible();
  await page.unroute(provider.tokenUrl);
  await page.getByRole('button', { name: 'Opnieuw aanmelden' }).click();
  await isAtWork(page);
  await expect(page).toHaveURL(/\?status=New$/);
});

test('A user without access can sign in as another, and signing out ends the session of the provider too', async ({
  page,
}) => {
  await signIn(page, TASKS, 'niemand');
  await expect(heading(page, 'Je account heeft geen toegang')).toBeVisible();
  await page.getByRole('button', { name: 'Met een ander account aanmelden' }).click();
  await choose(page, 'bram');
  await isAtWork(page);
  const leaving = page.waitForRequest(/openid-connect\/logout/);
  await signOut(page);
  const left = await leaving;
  expect([left.method(), left.url()]).toEqual(['POST', expect.not.stringContaining('token')]);
  await expectQuestion(page);
  const calls = sessionCalls(page);
  await page.goBack();
  await expectQuestion(page);
  await expect(inbox(page).rows).toHaveCount(0);
  await page.goto(TASKS);
  await expectQuestion(page);
  expect(calls).toHaveLength(0);
});

test('tokens are in memory only (T11)', async ({ page, provider, server }) => {
  const sent: Request[] = [];
  const sockets: string[] = [];
  const own: string[] = [];
  page.on('request', (request) => sent.push(request));
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('response', (response) => {
    if (SESSION.test(response.url()))
      void response.json().then(({ accessToken }: { accessToken: string }) => own.push(accessToken));
  });
  await signIn(page, TASKS);
  await isAtWork(page);
  await frame(page).isConnected();

  const [
    { access_token: access, refresh_token: refresh, id_token: id } = {
      access_token: '',
      refresh_token: '',
      id_token: '',
    },
  ] = provider.tokens;
  const secrets = [access, refresh, id, ...own];
  expect(secrets.every((secret) => secret.length > 40)).toBe(true);
  expect(own).toHaveLength(1);
  const holds = (text: string) => secrets.some((secret) => decodeURIComponent(text).includes(secret));

  const kept = await page.evaluate(() => [
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.cookie,
    document.documentElement.outerHTML,
    window.location.href,
    window.name,
    JSON.stringify(window.history.state),
  ]);
  expect(kept.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  expect(kept[0]).not.toContain('kc-callback');

  const isHub = (url: string) => new URL(url).pathname.startsWith('/signalr/');
  expect(sockets.filter((url) => holds(url) && !isHub(url))).toEqual([]);
  for (const request of sent) {
    const url = request.url();
    if (url === provider.tokenUrl) continue;
    if (!isHub(url)) expect(holds(url), url).toBe(false);
    expect(
      secrets.some((secret) => (request.postData() ?? '').includes(secret)),
      url,
    ).toBe(false);
    const { authorization = '', ...others } = await request.allHeaders();
    expect(
      secrets.some((secret) => JSON.stringify(others).includes(secret)),
      url,
    ).toBe(false);
    if (holds(authorization)) expect(new URL(url).origin).toBe(server.url);
    expect(authorization.includes(refresh), url).toBe(false);
  }
});
