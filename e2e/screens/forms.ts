import type { Page } from '@playwright/test';

/** 'Taak bewerken'. */
export const editScreen = (page: Page) => ({
  subject: page.getByRole('textbox', { name: 'Onderwerp' }),
  description: page.getByRole('textbox', { name: 'Omschrijving' }),
  assignee: page.getByRole('combobox', { name: 'Toegewezen aan' }),
  save: page.getByRole('button', { name: 'Opslaan' }),
  cancel: page.getByRole('button', { name: 'Annuleren' }).or(page.getByRole('link', { name: 'Annuleren' })),
  removed: page.getByText('Deze taak is ondertussen verwijderd. Je tekst kun je nog kopiëren.'),
  view: page.getByRole('button', { name: 'Bekijken', exact: true }),
  keep: page.getByRole('button', { name: 'Mijn versie houden' }),
});

/** 'Taak koppelen'. */
export const linkScreen = (page: Page) => ({
  person: page.getByRole('combobox', { name: 'Relatie' }),
  contracts: page.getByRole('radiogroup', { name: 'Contract' }),
  save: page.getByRole('button', { name: 'Koppelen', exact: true }),
});
