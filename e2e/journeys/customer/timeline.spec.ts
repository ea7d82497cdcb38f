import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const TIMELINE = '/klantenkaart/e2000000-0000-4000-8000-000000000002/tijdlijn';
const MOST_NODES = 1_500;

const list = (page: Page) => page.getByRole('list', { name: 'Tijdlijn' });
const cases = (page: Page) => list(page).getByRole('listitem');

/** Runs in the page: scrolls through what is there, a few rows at a time; answers the most elements that were drawn at once. */
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
    await expect(page.getByText('2000 zaken', { exact: true })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Naar boven' }).click();
    expect(await page.evaluate(scrollThrough, 30_000)).toBeLessThanOrEqual(MOST_NODES);

    const year = new Date().getFullYear() - 3;
    await page.getByRole('button', { name: `Naar ${year}` }).click();
    await expect(list(page).getByRole('heading', { name: String(year), exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'Naar boven' }).click();
    await expect(cases(page).first()).toBeInViewport();
  });

  test('loads on while it is scrolled, and can be stopped on the way to a year', async ({ page }) => {
    await page.goto(TIMELINE);
    await expect(page.getByText('10 van 2000 zaken')).toBeVisible();
    await cases(page).first().hover();
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByText(/^[2-9]0 van 2000 zaken$/)).toBeVisible();
    await page.route(/case\/person\/[^/]+\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Naar het begin van de tijdlijn' }).click();
    await page.getByRole('button', { name: 'Stoppen' }).click();
    await expect(page.getByText(/^\d+ van 2000 zaken$/)).toBeVisible();
  });

  test('is walked through and unfolded with the keyboard', async ({ page }) => {
    await page.goto(TIMELINE);
    const first = cases(page).first().getByRole('button').first();
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const second = cases(page).nth(1).getByRole('button').first();
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('list', { name: /^Gebeurtenissen van/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the timeline of a person', () => {
  test.use({ user: 'carla' });

  test('is narrowed by its address, and Back undoes that', async ({ page }) => {
    await page.goto(TIMELINE);
    await expect(cases(page).first()).toBeVisible();
    await page.getByRole('button', { name: /Kanaal$/ }).click();
    await page.getByRole('option', { name: 'Huisbezoek' }).click();
    await expect(page).toHaveURL(/kanaal=Visit/);
    await expect(cases(page).first()).toContainText('servicekosten');
    await page.goBack();
    await expect(page).not.toHaveURL(/kanaal/);
    await expect(cases(page).first()).toContainText('Lekkage');
    await page.goto(`${TIMELINE}?kanaal=Telex&status=x`);
    await expect(cases(page).first()).toContainText('Lekkage');
  });

  test(
    'two people delete the same case: the second hears of it',
    { tag: '@matrix' },
    async ({ page, anotherDesk }) => {
      await page.goto(TIMELINE);
      const colleague = await anotherDesk('carla');
      await colleague.goto(TIMELINE);
      const remove = async (desk: Page) => {
        await cases(desk)
          .nth(1)
          .getByRole('button', { name: /^Acties voor/ })
          .click();
        await desk.getByRole('menuitem', { name: 'Zaak verwijderen' }).click();
      };
      const confirm = (desk: Page) =>
        desk.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' });
      await remove(page);
      await remove(colleague);
      await confirm(colleague).click();
      await expect(colleague.getByText('Zaak succesvol verwijderd').first()).toBeVisible();
      await confirm(page).click();
      await expect(page.getByText('Verwijderen van de zaak is mislukt').first()).toBeVisible();
      await expect(page.getByRole('alertdialog')).toBeHidden();

      await page.goto(`${TIMELINE}?status=Deleted`);
      await page
        .getByRole('button', { name: /^Acties voor/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Zaak herstellen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Herstellen' }).click();
      await expect(page.getByText('Zaak succesvol herstelt').first()).toBeVisible();
    },
  );

  test('is exported to a file', async ({ page }) => {
    await page.goto(TIMELINE);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tijdlijn exporteren' }).click();
    expect((await download).suggestedFilename()).toBe('Tijdlijn Maria van Dijk.csv');
    await expect(page.getByText('Tijdlijn exporteren gestart').first()).toBeVisible();
  });
});
