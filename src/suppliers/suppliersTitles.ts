/** What the overview of suppliers and its deeds are called; there from the start. */
export const suppliersTitles = {
  list: 'Leveranciersoverzicht',
  toList: 'Naar het leveranciersoverzicht',
  listWords: 'werkgebieden kvk inactief extern',
  add: 'Nieuwe leverancier',
  addWords: 'bedrijf aannemer toevoegen aanmaken',
} as const;
