/** The names of the lists, also in the menu; they load with the first screen. */
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
