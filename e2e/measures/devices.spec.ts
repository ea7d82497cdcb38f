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

    test('the root names the mode, nothing sticks out, filters and details are shown or fold, and a task can be opened and closed', async ({
      page,
      given,
    }) => {
      await given('Op elk scherm', { due: 0.2 });
      await inbox(page).start();
      await expect(page.locator('html')).toHaveClass(new RegExp(`(^|\\s)${mode}(\\s|$)`));
      const classes = await page.locator('html').getAttribute('class');
      expect(Object.keys(sizes).filter((name) => (classes ?? '').split(' ').includes(name))).toEqual([mode]);
      await expect(inbox(page).query).toBeVisible();
      await expect(inbox(page).filters).toBeHidden();
      await expect(page.getByText('Geen taak geselecteerd')).toBeVisible({ visible: mode === 'desktop' });

      await inbox(page).openTask('Op elk scherm');
      const sticksOut = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sticksOut).toBeLessThanOrEqual(0);
      await expect(inbox(page).list).toBeVisible({ visible: mode !== 'mobile' });
      if (mode === 'mobile') {
        const back = { name: 'Terug naar de lijst' };
        await page.getByRole('button', back).or(page.getByRole('link', back)).click();
        await expect(inbox(page).list).toBeVisible();
        await expect(task(page).heading('Op elk scherm')).toHaveCount(0);
      } else await page.goBack();
      await expect(inbox(page).rows.first()).toBeVisible();

      await inbox(page).openFilters();
      await expect(inbox(page).query).toBeVisible({ visible: mode !== 'mobile' });
    });
  });
}

test('mode and colours can be chosen by hand, and are remembered', async ({ page }) => {
  await inbox(page).start();
  expect(await page.evaluate(() => localStorage.getItem('responsive_status'))).toMatch(
    /desktop_windows|^null$/,
  );
  await frame(page).openUserMenu();
  await frame(page).settings.getByRole('radio', { name: 'Donker' }).check();
  await frame(page).settings.getByRole('radio', { name: 'Tablet' }).check();
  await expect(page.locator('html')).toHaveClass(/tablet/);
  expect(await page.evaluate(() => localStorage.getItem('responsive_status'))).toContain('tablet_android');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/tablet/);
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});
