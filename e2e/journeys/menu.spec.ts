import { frame } from '../screens/frame';
import { expect, test } from '../support/test';

/** Titles of screens that report an error. */
const NOWHERE = /niet gevonden|geen toegang|bestaat niet|ging iets mis/i;

test.use({ user: 'carla' });

test(
  'every entry of the menu of an administrator leads to a screen',
  { tag: '@matrix' },
  async ({ page }) => {
    await page.goto('/');
    const { menu, heading } = frame(page);
    await expect(heading).toBeVisible();
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links.length).toBeGreaterThan(3);
    const seen: string[] = [];
    for (const href of links) {
      const entry = menu.locator(`a[href="${href}"]`);
      /* The keyboard opens the entry, since the name that appears under a pointer covers the next entry. */
      await entry.press('Enter');
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(heading).toBeVisible();
      const title = (await heading.textContent()) ?? '';
      expect(title, `${href}`).not.toMatch(NOWHERE);
      seen.push(title);
    }
    process.stdout.write(`${seen.join(', ')}\n`);
  },
);
