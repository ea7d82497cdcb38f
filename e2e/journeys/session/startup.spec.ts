import type { Page } from '@playwright/test';
import {
  type Answer,
  configFiles,
  json,
  noAnswer,
  SESSION,
  silence,
  status,
  text,
  withConfig,
} from '../../support/config';
import { holdCalls } from '../../support/calls';
import { oncePerTable, rowsOf } from '../../support/rows';
import { expect, test } from '../../support/test';
import { inbox } from '../../screens/inbox';

const START = '/dashboard/taken/overzicht';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const cannotStart = (page: Page) => heading(page, 'Het programma kan niet starten');
const noAccess = (page: Page) => heading(page, 'Je hebt geen toegang tot deze pagina');

test.describe('configuration', () => {
  test('E1: falls back to the common file when there is none for this host', async ({ page }) => {
    await page.route(configFiles.host, status(404));
    await page.route(configFiles.common, json({ productName: 'Onze balie' }));
    await page.goto(START);
    await expect(inbox(page).rows.first()).toBeVisible();
    await expect(page).toHaveTitle(/^Onze balie - /);
  });

  const wrongFiles: Record<string, Answer> = {
    'missing files': status(404),
    'an error of the server': status(500),
    'HTML instead of JSON': text('<!doctype html><title>Login</title>', 'text/html'),
    'half a file': text('{"api": "", "features": ['),
    'a list instead of an object': json([]),
    'an answer that never comes': silence,
  };
  for (const [name, answer, details] of rowsOf(wrongFiles)) {
    test(
      `E2: tells in Dutch that it cannot start after ${name}, and starts on retry`,
      details,
      async ({ page, watch }) => {
        /* The program itself waits ten seconds for each of two files. */
        test.slow(name.includes('never'));
        watch.allow(/Configuration load error/);
        await page.route(configFiles.host, answer);
        await page.route(configFiles.common, answer);
        await page.goto(START);
        await expect(cannotStart(page)).toBeVisible({ timeout: 60_000 });
        await page.unroute(configFiles.host);
        await page.unroute(configFiles.common);
        await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
        await expect(inbox(page).rows.first()).toBeVisible();
      },
    );
  }

  const hostile: Record<string, Record<string, unknown>> = {
    'a script for an API host': { api: 'javascript:alert(1)' },
    'another host as management path': { managementRelativeUrl: '//evil.example' },
    'a script as login address': { loginredirect: 'javascript:alert(1)' },
    'nonsense for transports': { signalRTransports: ['carrierPigeon'] },
  };
  for (const [name, config, details] of rowsOf(hostile)) {
    test(`E3: refuses ${name}`, details, async ({ page, watch }) => {
      watch.allow(/Configuration load error/);
      await withConfig(page, config);
      await page.route(configFiles.common, json(config));
      await page.goto(START);
      await expect(cannotStart(page)).toBeVisible();
    });
  }

  const wrongFeatures: Record<string, Answer> = {
    missing: status(404),
    'not JSON': text('<p>'),
    'of another shape': json({ a: 1 }),
  };
  for (const [name, answer, details] of rowsOf(wrongFeatures)) {
    test(`E4: starts with the defaults when the features are ${name}`, details, async ({ page, watch }) => {
      watch.allow(/Configuration load error|features/i);
      await page.route(configFiles.features, answer);
      await page.goto(START);
      await expect(inbox(page).rows.first()).toBeVisible();
    });
  }

  test('sends the Windows header only while that feature is on', async ({ page }) => {
    const header = () =>
      page.waitForRequest(SESSION).then((request) => request.headers()['x-windows-authentication']);
    const [without] = await Promise.all([header(), page.goto(START)]);
    expect(without).toBeUndefined();
    await page.route(configFiles.features, json([{ name: 'windowsAuthentication', enabled: true }]));
    const [withFeature] = await Promise.all([header(), page.reload()]);
    expect(withFeature).toBe('true');
  });
});

test.describe('E5: a session that does not start', () => {
  const noUser = json({ user: null, accessToken: '', config: {} });
  type End = 'login' | '401';
  const table: [string, Answer, boolean, End][] = [
    ['500', status(500), false, '401'],
    ['500', status(500), true, '401'],
    ['401', status(401), false, '401'],
    ['401', status(401), true, 'login'],
    ['403', status(403), false, '401'],
    ['403', status(403), true, 'login'],
    ['no answer', noAnswer, false, 'login'],
    ['no answer', noAnswer, true, 'login'],
    ['no user', noUser, false, '401'],
    ['no user', noUser, true, 'login'],
  ];
  for (const [place, [name, answer, loginredirect, end]] of table.entries()) {
    test(
      `${name} ${loginredirect ? 'with' : 'without'} loginredirect ends at ${end}`,
      oncePerTable(place),
      async ({ page }) => {
        await withConfig(page, { loginredirect });
        await page.route(SESSION, answer);
        await page.route('**/go/**', text('<!doctype html><title>Aanmelden</title>', 'text/html'));
        await page.goto(`${START}?status=New`);
        if (end === 'login') {
          await expect(page).toHaveURL(/\/go\/dashboard%2Ftaken%2Foverzicht%3Fstatus%3DNew$/);
        } else {
          await expect(noAccess(page)).toBeVisible();
          await expect(page).toHaveURL('/error/401');
        }
      },
    );
  }

  for (const [place, loginredirect] of [false, true].entries()) {
    test(
      `no network ${loginredirect ? 'with' : 'without'} loginredirect waits for the network`,
      oncePerTable(place),
      async ({ page, context }) => {
        await withConfig(page, { loginredirect });
        await page.route(SESSION, async (route) => {
          await context.setOffline(true);
          await route.abort('internetdisconnected');
        });
        await page.goto(START);
        await expect(heading(page, 'Netwerkverbinding verbroken')).toBeVisible();
        await expect(page).toHaveURL(START);
        await page.unroute(SESSION);
        await context.setOffline(false);
        await expect(inbox(page).rows.first()).toBeVisible();
      },
    );
  }

  test.describe('somebody who is signed out', () => {
    test.use({ user: 'niemand' });
    test('goes through the login address of the API and comes back to the same page', async ({ page }) => {
      await withConfig(page, { loginredirect: true });
      const login = page.waitForRequest(/\/go\//);
      await page.goto(`${START}?status=New`);
      await login;
      await expect(page).toHaveURL(`${START}?status=New`);
    });

    test('is sent on from the sign-in page at once, also where nobody is sent there', async ({ page }) => {
      const login = page.waitForRequest(/\/go\/dashboard%2Fmededelingen$/);
      await page.goto(`/login?naar=${encodeURIComponent('/dashboard/mededelingen')}`);
      await login;
      await expect(page).toHaveURL('/dashboard/mededelingen');
    });

    test('finds a way to sign in on the page that says that there is no access', async ({ page }) => {
      await page.goto(`${START}?status=New`);
      await expect(noAccess(page)).toBeVisible();
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
      await expect(page).toHaveURL(`${START}?status=New`);
      await expect(inbox(page).rows.first()).toBeVisible();
    });
  });
});

test.describe('T8: the way to the login page', () => {
  for (const [place, path] of [
    '//evil.example/x',
    '/%5C%5Cevil.example/x',
    '/https:evil.example/x',
    '/%2F%2Fevil.example/x',
    '/?next=//evil.example',
  ].entries()) {
    test(`${path} stays on the API host`, oncePerTable(place), async ({ page, server }) => {
      await withConfig(page, { loginredirect: true });
      await page.route(SESSION, status(401));
      await page.route('**/go/**', text('<!doctype html><title>Aanmelden</title>', 'text/html'));
      await page.goto(server.url + path);
      await page.waitForURL(/\/go\//);
      const { host, pathname } = new URL(page.url());
      expect(host).toBe(new URL(server.url).host);
      expect(pathname.startsWith('/go/')).toBe(true);
      expect(pathname.slice('/go/'.length)).not.toMatch(/^[/\\]|^https?:[^%]/);
    });
  }

  test('a very long address is cut off, not sent', async ({ page }) => {
    await withConfig(page, { loginredirect: true });
    await page.route(SESSION, status(401));
    await page.route('**/go/**', text('<!doctype html><title>Aanmelden</title>', 'text/html'));
    await page.goto(`${START}?query=${'x'.repeat(5_000)}`);
    await page.waitForURL(/\/go\//);
    expect(decodeURIComponent(new URL(page.url()).pathname).length).toBeLessThanOrEqual(2_010);
  });
});

test('the frame of the page is there before the program, in the place that the program gives it', async ({
  page,
}) => {
  const goOn = await holdCalls(page, /\/assets\/first-.*\.js$/);
  await page.goto(START, { waitUntil: 'commit' });
  const opening = page.locator('.opening');
  await expect(opening).toContainText('Thuisbalie');
  const boxesOf = (bar: string, menu: string) =>
    Promise.all(
      [bar, `${bar} svg:has(circle)`, menu].map((place) => page.locator(place).first().boundingBox()),
    );
  const before = await boxesOf('.opening-bar', '.opening-menu');
  goOn();
  await expect(inbox(page).rows.first()).toBeVisible();
  await expect(opening).toHaveCount(0);
  expect(await boxesOf('header', 'div:has(> [aria-label=Hoofdmenu])')).toEqual(before);
});

test('no extension of the browser can record the store', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const extension = () => {
      asked.push('asked');
      return (all: unknown) => all;
    };
    Object.assign(window, { asked, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
  });
  await inbox(page).start();
  await expect(page.evaluate(() => Reflect.get(window, 'asked') as unknown)).resolves.toEqual([]);
});
