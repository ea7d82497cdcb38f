import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const TIMELINE = '/klantenkaart/e2000000-0000-4000-8000-000000000002/tijdlijn';
const MOST_NODES = 1_500;

const list = (page: Page) => page.getByRole('list', { name: 'Tijdlijn' });
const cases = (page: Page) => list(page).getByRole('listitem');

/** Runs in the page: scrolls to the end, a few rows at a time; returns the largest number of elements drawn at once. */
async function scrollThrough(pixels: number): Promise<number> {
  const frame = document.querySelector('[role=region][aria-label=Tijdlijn]');
  if (!frame) throw new Error('no timeline');
  let nodes = 0;
  for (let at = 0; at < pixels; at += 300) {
    frame.scrollTop = at;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    nodes = Math.max(nodes, document.querySelectorAll('*').length);
  }
  return nodes;
}

test.describe('a timeline of two thousand cases', { tag: '@matrix' }, () => {
  test.use({ user: 'carla', scenario: 'langeTijdlijn' });

  test('draws only what is in sight, and goes to a year and back to the top', async ({ page }) => {
    await page.goto(TIMELINE);
    await page.getByRole('button', { name: 'Naar het begin van de tijdlijn' }).click();
    await expect(page.getByText('2.000 zaken', { exact: true })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Naar boven' }).click();
    expect(await page.evaluate(scrollThrough, 30_000)).toBeLessThanOrEqual(MOST_NODES);

    const year = new Date().getFullYear() - 3;
    await page.getByRole('button', { name: `Naar ${year}` }).click();
    await expect(list(page).getByRole('heading', { name: String(year), exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'Naar boven' }).click();
    await expect(cases(page).first()).toBeInViewport();
  });

  test('loads more while it is scrolled, and loading up to its beginning can be stopped', async ({
    page,
  }) => {
    await page.goto(TIMELINE);
    await expect(page.getByText('10 van 2.000 zaken')).toBeVisible();
    await cases(page).first().hover();
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByText(/^[2-9]0 van 2\.000 zaken$/)).toBeVisible();
    await page.route(/case\/person\/[^/]+\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Naar het begin van de tijdlijn' }).click();
    await page.getByRole('button', { name: 'Stoppen' }).click();
    await expect(page.getByText(/^\d+ van 2\.000 zaken$/)).toBeVisible();
  });
});

test.describe('the timeline of a person', () => {
  test.use({ user: 'carla' });

  test('is exported to a file', async ({ page }) => {
    await page.goto(TIMELINE);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tijdlijn exporteren' }).click();
    expect((await download).suggestedFilename()).toBe('Tijdlijn Maria van Dijk.csv');
    await expect(page.getByText('Tijdlijn exporteren gestart').first()).toBeVisible();
  });
});
