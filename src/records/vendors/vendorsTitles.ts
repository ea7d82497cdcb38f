/** The titles of the overview and its actions, loaded from the start. */
export const vendorsTitles = {
  list: 'Leveranciersoverzicht',
  toList: 'Naar het leveranciersoverzicht',
  listWords: 'werkgebieden kvk inactief extern',
  add: 'Nieuwe leverancier',
  addWords: 'bedrijf aannemer toevoegen aanmaken',
} as const;
