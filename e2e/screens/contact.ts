import type { Page } from '@playwright/test';

/** The conversation that is going on, and the bar that all of them stand in. */
export const contact = (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Lopend contact' });
  const bar = page.getByRole('region', { name: 'Lopende contacten' });
  return {
    panel,
    bar,
    notes: panel.getByRole('textbox', { name: 'Notities' }),
    park: bar.getByRole('button', { name: 'Parkeren' }),
    resume: (name: string) => bar.getByRole('button', { name: `Verder met ${name}` }),
  };
};
