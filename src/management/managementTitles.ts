/** What pages are called: known before their own words are there. */
export const managementTitles = {
  home: 'Beheer',
  list: 'Lijst',
  configuration: 'Configuratie',
  reporting: 'Rapportage',
} as const;
