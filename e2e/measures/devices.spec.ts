import { inbox } from '../screens/inbox';
import { frame } from '../screens/frame';
import { task } from '../screens/task';
import { expect, test } from '../support/test';

const sizes = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 1024, height: 768 },
  mobile: { width: 390, height: 844 },
};

for (const [mode, viewport] of Object.entries(sizes)) {
  test.describe(mode, () => {
    test.use({ viewport, hasTouch: mode !== 'desktop' });

    test('the root says which, nothing sticks out, and a task can be opened and left', async ({
      page,
      given,
    }) => {
      await given('Op elk scherm', { due: 0.2 });
      await inbox(page).start();
      await expect(page.locator('html')).toHaveClass(new RegExp(`(^|\\s)${mode}(\\s|$)`));
      const classes = await page.locator('html').getAttribute('class');
      expect(Object.keys(sizes).filter((name) => (classes ?? '').split(' ').includes(name))).toEqual([mode]);
      await inbox(page).openTask('Op elk scherm');
      const sticksOut = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sticksOut).toBeLessThanOrEqual(0);
      await expect(inbox(page).list).toBeVisible({ visible: mode !== 'mobile' });
      await page.goBack();
      await expect(inbox(page).rows.first()).toBeVisible();
    });

    test('filters and details are always there, or fold', async ({ page }) => {
      await inbox(page).start();
      await expect(inbox(page).query).toBeVisible();
      await expect(inbox(page).filters).toBeHidden();
      await expect(page.getByText('Geen taak geselecteerd')).toBeVisible({ visible: mode === 'desktop' });
      await inbox(page).openFilters();
      await expect(inbox(page).query).toBeVisible({ visible: mode !== 'mobile' });
    });

    test('every target is big enough to hit', async ({ page }) => {
      await inbox(page).start();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a[href], input, select')]
          .filter((element) => element.checkVisibility() && element.closest('[aria-hidden="true"]') === null)
          .map((element) => ({
            name: element.getAttribute('aria-label') ?? element.innerText,
            box: (element.closest('label') ?? element).getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
          .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
      );
      expect(small).toEqual([]);
    });
  });
}

test.describe('mobile', () => {
  test.use({ viewport: sizes.mobile, hasTouch: true });
  test('one pane at a time: the opened task has a way back to the list', async ({ page, given }) => {
    await given('Klein scherm', { due: 0.2 });
    await inbox(page).start();
    await inbox(page).openTask('Klein scherm');
    await expect(inbox(page).list).toBeHidden();
    await page
      .getByRole('button', { name: 'Terug naar de lijst' })
      .or(page.getByRole('link', { name: 'Terug naar de lijst' }))
      .click();
    await expect(inbox(page).list).toBeVisible();
    await expect(task(page).heading('Klein scherm')).toHaveCount(0);
  });
});

test('the mode can be changed by hand between desktop and tablet, and is remembered', async ({ page }) => {
  await inbox(page).start();
  expect(await page.evaluate(() => localStorage.getItem('responsive_status'))).toMatch(
    /desktop_windows|^null$/,
  );
  await frame(page).openUserMenu();
  await frame(page).settings.getByRole('radio', { name: 'Tablet' }).check();
  await expect(page.locator('html')).toHaveClass(/tablet/);
  expect(await page.evaluate(() => localStorage.getItem('responsive_status'))).toContain('tablet_android');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/tablet/);
});

test('the colours and the density are chosen by the person and remembered', async ({ page }) => {
  await inbox(page).start();
  await frame(page).openUserMenu();
  await frame(page).settings.getByRole('radio', { name: 'Donker' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});
