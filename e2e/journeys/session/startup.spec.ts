import type { Page } from '@playwright/test';
import { configFiles, SESSION, status, text, withConfig } from '../../support/config';
import { holdCalls } from '../../support/calls';
import { expect, test } from '../../support/test';
import { inbox } from '../../screens/inbox';

const START = '/dashboard/taken/overzicht';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('E2: tells in Dutch that it cannot start without its files, and starts on retry', async ({
  page,
  watch,
}) => {
  watch.allow(/Configuration load error/);
  await page.route(configFiles.host, status(404));
  await page.route(configFiles.common, status(404));
  await page.goto(START);
  await expect(heading(page, 'Het programma kan niet starten')).toBeVisible();
  await page.unroute(configFiles.host);
  await page.unroute(configFiles.common);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(inbox(page).rows.first()).toBeVisible();
});

test.describe('somebody who is signed out', () => {
  test.use({ user: 'niemand' });
  test('goes through the login address of the API and comes back to the same page', async ({ page }) => {
    await withConfig(page, { loginredirect: true });
    const login = page.waitForRequest(/\/go\//);
    await page.goto(`${START}?status=New`);
    await login;
    await expect(page).toHaveURL(`${START}?status=New`);
  });

  test('finds a way to sign in on the page that says that there is no access', async ({ page }) => {
    await page.goto(`${START}?status=New`);
    await expect(heading(page, 'Je hebt geen toegang tot deze pagina')).toBeVisible();
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(page).toHaveURL(`${START}?status=New`);
    await expect(inbox(page).rows.first()).toBeVisible();
  });
});

test('T8: an address that looks like another host leads to the login of the API', async ({
  page,
  server,
}) => {
  await withConfig(page, { loginredirect: true });
  await page.route(SESSION, status(401));
  await page.route('**/go/**', text('<!doctype html><title>Aanmelden</title>', 'text/html'));
  await page.goto(`${server.url}//evil.example/x`);
  await page.waitForURL(/\/go\//);
  const { host, pathname } = new URL(page.url());
  expect(host).toBe(new URL(server.url).host);
  expect(pathname.slice('/go/'.length)).not.toMatch(/^[/\\]|^https?:[^%]/);
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
