import { countOf } from '@/lib/count';
const lists = new Intl.ListFormat('nl-NL', { type: 'conjunction' });

/** The Dutch texts of searching. */
export const searchTexts = {
  tabsLabel: 'Waarin je zoekt',
  toVendors: 'Overzicht met werkgebieden',
  newVendor: 'Nieuwe leverancier',
  newColleague: 'Nieuwe collega',
  sections: {
    tenants: {
      none: 'Geen huurder of woningzoekende gevonden.',
      failed: 'Zoeken naar huurders is mislukt.',
      all: (total: string) => `Alle huurders en woningzoekenden (${total})`,
    },
    vendors: {
      none: 'Geen leverancier gevonden.',
      failed: 'Zoeken naar leveranciers is mislukt.',
      all: (total: string) => `Alle leveranciers (${total})`,
    },
    colleagues: {
      none: 'Geen collega gevonden.',
      failed: 'Zoeken naar collega’s is mislukt.',
      all: (total: string) => `Alle collega’s (${total})`,
    },
    units: {
      none: 'Geen eenheid gevonden.',
      failed: 'Zoeken naar eenheden is mislukt.',
      all: (total: string) => `Alle eenheden (${total})`,
    },
    complexes: {
      none: 'Geen complex gevonden.',
      failed: 'Zoeken naar complexen is mislukt.',
      all: (total: string) => `Alle complexen (${total})`,
    },
  },
  things: {
    tenants: 'huurders en woningzoekenden',
    vendors: 'leveranciers',
    colleagues: 'collega’s',
    units: 'eenheden',
    complexes: 'complexen',
  },
  born: (date: string) => `geboren ${date}`,
  closed: 'heeft geen kaart',
  colleagueRole: 'Collega',
  copyNumber: (number: string, name: string) => `Nummer ${number} van ${name} kopiëren`,
  numberCopied: (number: string) => `Nummer ${number} gekopieerd`,
  callNumber: (number: string, name: string) => `${name} bellen op ${number}`,
  toContract: (name: string) => `Eenheid van het contract van ${name}`,
  palette: {
    dials: 'Snelkiezers',
    links: 'Snelkoppelingen',
    label: 'Zoeken',
    field: 'Zoek een relatie, adres, scherm of actie',
    results: 'Resultaten',
    recent: 'Recent geopend',
    actions: 'Schermen en acties',
    call: 'Bellen',
    callNumber: (number: string) => `${number} bellen`,
    elsewhere: {
      title: (words: string) => `Verder zoeken naar ‘${words}’`,
      places: {
        knowledge: 'In de kennisbank',
        tasks: 'In de taken',
        caseFlows: 'In de zaken',
      },
    },
    waiting: 'Zoeken…',
    nothing: 'Niets gevonden.',
    nothingIn: (things: readonly string[]) => `Niets gevonden onder ${lists.format(things)}.`,
    found: (count: number) => countOf(count, 'resultaat', 'resultaten'),
    retry: 'Opnieuw proberen',
    keys: {
      move: 'kiezen',
      more: 'knoppen',
      open: 'openen',
      contact: 'contact vastleggen',
      close: 'sluiten',
    },
  },
  list: {
    search: 'Zoeken',
    placeholder: 'Naam, adres, telefoonnummer of e‑mailadres',
    housingPlaceholder: 'Adres, plaats of code',
    total: (total: string) => `${total} gevonden`,
    hint: 'Pas de zoektekst aan, of kijk in een van de andere lijsten.',
    beyond: 'Deze pagina bestaat niet meer.',
    toFirst: 'Naar de eerste pagina',
    pages: 'Pagina’s van de resultaten',
  },
  colleague: {
    label: 'Collega zoeken',
    placeholder: 'Naam, afdeling of telefoonnummer',
    results: 'Gevonden collega’s',
  },
  goTo: {
    tenants: 'Naar huurders',
    vendors: 'Naar leveranciers',
    colleagues: 'Naar collega’s',
    units: 'Naar eenheden',
    complexes: 'Naar complexen',
  },
} as const;
