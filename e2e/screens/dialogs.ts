import type { Page } from '@playwright/test';

const assignedDialog = (page: Page, title: string, save: string, who: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  return {
    dialog,
    who: dialog.getByRole('combobox', { name: who }),
    quick: (name: string) =>
      dialog.getByRole('group', { name: 'Snel kiezen' }).getByRole('button', { name, exact: true }),
    /** The highlighted option, which Enter selects. */
    hit: (name: string) => page.getByRole('option', { name }).and(page.locator('[data-focused]')),
    save: dialog.getByRole('button', { name: save, exact: true }),
  };
};

/** 'Terugbellen'. */
export const callBackDialog = (page: Page) => ({
  ...assignedDialog(page, 'Terugbellen', 'Terugbellen vastleggen', 'Wie belt terug'),
  note: page.getByRole('dialog', { name: 'Terugbellen' }).getByRole('textbox', { name: 'Waarover' }),
});

/** 'Taak aanmaken'. */
export const taskDialog = (page: Page) =>
  assignedDialog(page, 'Taak aanmaken', 'Taak aanmaken', 'Behandelaar');

/** '5 taken toewijzen'. */
export const reassignDialog = (page: Page, count: number) =>
  assignedDialog(page, `${count} taken toewijzen`, 'Toewijzen', 'Toewijzen aan');
