import type { Locator, Page } from '@playwright/test';

/** Selects an option of a field by its label, in a native list or one of ours. */
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

/** Matches exactly this label; required fields have a suffix. */
export const named = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\(verplicht\\))?$`);

/** Types into a combo box and selects the option that is found. */
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
