import type { Locator, Page } from '@playwright/test';

/** Chooses an option of a field by its label, whether the browser's own list or ours. */
export async function choose(page: Page, within: Locator, label: string, option: string): Promise<void> {
  const native = within.getByRole('combobox', { name: label });
  const field = native.or(within.getByRole('button', { name: new RegExp(label) })).first();
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await field.selectOption({ label: option });
    return;
  }
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Exactly this name; what must be filled in says so behind it. */
export const named = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\(verplicht\\))?$`);

/** Types into a combo box and takes the option that is found. */
export async function pick(
  page: Page,
  within: Locator,
  label: string,
  text: string,
  option: string | RegExp = text,
): Promise<void> {
  const field = within.getByRole('combobox', { name: named(label) });
  await field.click();
  await field.fill(text);
  await page.getByRole('option', { name: option }).first().click();
}
