/** Names for records that have none, in a list of several kinds. */
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
