import type { Page } from '@playwright/test';

/** The filters of a list or a timeline, permanent or folded out. */
export const filterPane = (page: Page) => page.getByRole('region', { name: 'Filters', exact: true });

/** Unfolds the filters when they are folded. */
export async function openFilters(page: Page): Promise<void> {
  const pane = filterPane(page);
  const toggle = page.getByRole('button', { name: /^Filters( \(\d+\))?$/ }).first();
  await pane.or(toggle).first().waitFor();
  if (!(await pane.isVisible())) await toggle.click();
  await pane.waitFor();
}
