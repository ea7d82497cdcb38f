/** The titles of pages; loaded before the other texts of the pages. */
export const managementTitles = {
  home: 'Beheer',
  list: 'Lijst',
  configuration: 'Configuratie',
  reporting: 'Rapportage',
} as const;
