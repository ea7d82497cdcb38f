/** What records are called in a list of several kinds, where nothing better is known. */
export const recentTexts = {
  nameless: {
    tenants: 'Naam onbekend',
    vendors: 'Naam onbekend',
    colleagues: 'Naam onbekend',
    units: 'Adres onbekend',
    complexes: 'Naam onbekend',
  },
  addressUnknown: 'adres onbekend',
} as const;
