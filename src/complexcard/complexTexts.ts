import { countOf, formatCount } from '@/lib/count';
/** The Dutch words of the card of a complex. */
export const complexTexts = {
  loading: 'Complex wordt geladen',
  failedTitle: 'Het complex kon niet worden geladen.',
  failedText: 'Probeer het opnieuw. Blijft het misgaan, meld het dan bij functioneel beheer.',
  notFoundTitle: 'Dit complex bestaat niet.',
  notFoundText: 'Misschien is het complex verwijderd, of klopt het adres van de pagina niet.',
  toList: 'Naar complexen',
  nameless: 'Complex zonder naam',
  copyLink: 'Link naar dit complex kopiëren',
  linkCopied: 'Link gekopieerd',
  sidebar: 'Overzicht van het complex',
  showSidebar: 'Overzicht van het complex tonen',
  hideSidebar: 'Overzicht van het complex verbergen',
  count: (total: number) => countOf(total, 'eenheid', 'eenheden'),
  facts: {
    title: 'Complex',
    code: 'Code',
    city: 'Plaats',
    district: 'Wijk',
    year: 'Bouwjaar',
    units: 'Eenheden',
    unknown: 'Onbekend',
    districtFailed: 'Kon niet worden geladen',
  },
  units: {
    failed: 'De eenheden konden niet worden geladen.',
    none: 'Dit complex heeft geen eenheden.',
    list: 'Eenheden van dit complex',
    nameless: 'Adres onbekend',
    filter: 'Zoek in deze eenheden',
    filterLoaded: (loaded: number, total: number) =>
      `Zoek in de eerste ${formatCount(loaded)} van ${formatCount(total)} eenheden`,
    noneFound: 'Geen van de geladen eenheden past hierbij.',
  },
} as const;
