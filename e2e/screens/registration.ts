import type { Page } from '@playwright/test';

/** What is noted beside the card of somebody, and the dialog that registers it. */
export const registration = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Contact vastleggen' });
  const dialog = page.getByRole('dialog', { name: 'Contact vastleggen' });
  return {
    panel,
    dialog,
    /** The quick button of the card. */
    start: page.getByRole('button', { name: 'Contact vastleggen' }).first(),
    channel: (name: string) => panel.getByRole('button', { name, exact: true }),
    notes: panel.getByRole('textbox', { name: 'Notities' }),
    toDialog: panel.getByRole('button', { name: 'Contact vastleggen' }),
    outbound: dialog.getByRole('radio', { name: 'Uitgaand' }),
    description: dialog.getByRole('textbox', { name: 'Omschrijving' }),
    save: dialog.getByRole('button', { name: 'Vastleggen' }),
  };
};
