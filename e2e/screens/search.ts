import type { Page } from '@playwright/test';

/** The search in the top bar, and the lists. */
export const search = (page: Page) => {
  const palette = page.getByRole('dialog', { name: 'Zoeken' });
  const opener = page.getByRole('banner').getByRole('button', { name: /^Zoeken/ });
  return {
    palette,
    field: palette.getByRole('combobox'),
    /** The results under this heading. */
    group: (name: string) => palette.getByRole('rowgroup', { name }),
    highlighted: palette.getByRole('gridcell', { selected: true }),
    /** The box or the button in the top bar. */
    opener,
    list: (name: string) => page.getByRole('list', { name }).getByRole('link'),
    relation: page.getByRole('dialog', { name: 'Nieuwe relatie' }),
    async open() {
      await opener.waitFor();
      await page.keyboard.press('Control+k');
      await palette.getByRole('combobox').waitFor();
    },
  };
};
