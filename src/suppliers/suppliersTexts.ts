const numbers = new Intl.NumberFormat('nl-NL');

/** The Dutch words of the overview of suppliers. */
export const suppliersTexts = {
  failed: 'De leveranciers konden niet worden geladen.',
  count: (total: number) => `${numbers.format(total)} ${total === 1 ? 'leverancier' : 'leveranciers'}`,
  search: 'Zoeken',
  placeholder: 'Naam of KvK-nummer',
  area: 'Werkgebied',
  anyArea: 'Alle werkgebieden',
  areasFailed: 'De werkgebieden konden niet worden geladen.',
  otherRole: 'Ook huurder of collega',
  none: 'Geen leverancier gevonden.',
  hint: 'Pas de zoektekst of het werkgebied aan.',
  beyond: 'Deze pagina bestaat niet meer.',
  toFirst: 'Naar de eerste pagina',
  pages: 'Pagina’s van het overzicht',
  back: 'Leveranciers zoeken',
  nameless: 'Naam onbekend',
  number: (number: string) => `KvK ${number}`,
  external: 'Plant zelf',
  inactive: 'Niet actief',
  noArea: 'Geen werkgebied',
  areaUnknown: 'Onbekend werkgebied',
  editOf: (name: string) => `${name} wijzigen`,
} as const;
