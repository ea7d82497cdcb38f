/** What the lists and their places in the menu are called; there from the start. */
export const searchTitles = {
  menu: 'Relaties',
  lists: {
    tenants: 'Huurders',
    vendors: 'Leveranciers',
    colleagues: 'Collegas',
    units: 'Eenheden',
    complexes: 'Complexen',
  },
  newRelation: 'Nieuwe relatie',
  newRelationWords: 'klant huurder woningzoekende toevoegen aanmaken',
} as const;
