import type { Page } from '@playwright/test';
import { frame } from '../screens/frame';
import { inbox } from '../screens/inbox';
import { configFiles, json } from '../support/config';
import { expect, test } from '../support/test';

const AREA = '/experimentalarea';
const UNLOCKED = 'Config developer area unlocked';
const LOCKED = 'Config developer area locked';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Secret Area' });
const logo = (page: Page) => page.getByRole('link', { name: 'Thuisbalie, naar het begin' });
const altClicks = async (page: Page, times: number) => {
  for (let time = 0; time < times; time += 1) await logo(page).click({ modifiers: ['Alt'] });
};

test.describe('who may', () => {
  test.use({ user: 'carla' });

  /** The listener comes after the first screen, with its key in the list of shortcuts. */
  /** The ways to unlock come after the first screen. */
  const knowsTheWays = async (page: Page) => {
    await page.keyboard.press('?');
    await expect(frame(page).dialog.getByText('Secret Area ontgrendelen of vergrendelen')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame(page).dialog).toBeHidden();
  };
  const start = async (page: Page) => {
    await inbox(page).start();
    await knowsTheWays(page);
  };

  test('unlocks with Alt and four clicks, and locks again', { tag: '@matrix' }, async ({ page }) => {
    await page.goto(AREA);
    await expect(page).toHaveURL(/\/dashboard\/taken\/overzicht/);
    await start(page);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.url()));
    await altClicks(page, 4);
    await expect(frame(page).toast(UNLOCKED)).toBeVisible();
    await page.goto(AREA);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle('Thuisbalie - Secret Area');
    await knowsTheWays(page);
    await page.keyboard.press('!');
    await expect(frame(page).toast(LOCKED)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/taken\/overzicht/);
    expect(downloads).toEqual([]);
  });

  test('switches features at run time, for good, and back', async ({ page }) => {
    await page.route(configFiles.features, json([{ name: 'windowsAuthentication', enabled: false }]));
    await start(page);
    await page.keyboard.press('!');
    await expect(frame(page).toast(UNLOCKED)).toBeVisible();
    await frame(page).openUserMenu();
    await frame(page).settings.getByRole('button', { name: 'Secret Area openen' }).click();
    await expect(heading(page)).toBeVisible();
    const flag = page.getByRole('switch', { name: 'windowsAuthentication' });
    await expect(flag).not.toBeChecked();
    await flag.check();
    const [session] = await Promise.all([page.waitForRequest(/\/system\/session/), page.reload()]);
    expect(session.headers()['x-windows-authentication']).toBe('true');
    await expect(flag).toBeChecked();
    await page.getByRole('button', { name: /^windowsAuthentication: terug/ }).click();
    await expect(flag).not.toBeChecked();
    await page.getByRole('link', { name: 'Naar de sandbox' }).click();
    await expect(page).toHaveURL('/shell');
  });
});

test('who may not, does not get in', async ({ page }) => {
  await inbox(page).start();
  await page.keyboard.press('?');
  await expect(frame(page).dialog).toBeVisible();
  await expect(frame(page).dialog.getByText(/Secret Area/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('!');
  await frame(page).openUserMenu();
  await expect(frame(page).settings.getByRole('button', { name: 'Afmelden' })).toBeVisible();
  await expect(frame(page).settings.getByRole('button', { name: /Secret Area/ })).toHaveCount(0);
  await page.goto(AREA);
  await expect(page).toHaveURL(/\/dashboard\/taken\/overzicht/);
});
