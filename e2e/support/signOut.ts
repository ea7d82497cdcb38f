import type { Page } from '@playwright/test';
import { frame } from '../screens/frame';

export async function signOut(page: Page): Promise<void> {
  await frame(page).openUserMenu();
  await page.getByRole('button', { name: 'Afmelden', exact: true }).click();
}

/**
 * Signs out. Keeps drafts in other tabs if the dialog asks, because a tab that was just opened may not know of them.
 */
export async function signOutAndKeep(page: Page): Promise<void> {
  const signedOut = page.waitForResponse((answer) => answer.url().endsWith('/logout'));
  await signOut(page);
  const keep = page.getByRole('button', { name: 'Bewaren en afmelden' });
  void keep.click().catch(() => undefined);
  await signedOut;
}
