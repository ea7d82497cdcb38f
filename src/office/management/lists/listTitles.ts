import type { ListName } from '@/api/lists/lists';

export interface ListTitle {
  list: ListName;
  /** The part of the address that names the list. */
  path: string;
  title: string;
  /** The singular word for a record of the list. */
  one: string;
  about: string;
}

/** The titles of the lists, in the order in which they are shown. */
export const listTitles: readonly ListTitle[] = [
  {
    list: 'quickDials',
    path: 'snelkiezers',
    title: 'Snelkiezers',
    one: 'Snelkiezer',
    about: 'Nummers die iedereen aan de balie met één klik belt.',
  },
  {
    list: 'quickLinks',
    path: 'snelkoppelingen',
    title: 'Snelkoppelingen',
    one: 'Snelkoppeling',
    about: 'Pagina’s die iedereen aan de balie met één klik opent.',
  },
  { list: 'districts', path: 'wijken', title: 'Wijken', one: 'Wijk', about: 'Wijken van de complexen.' },
  {
    list: 'housingTypes',
    path: 'woningtypen',
    title: 'Woningtypen',
    one: 'Woningtype',
    about: 'Wat voor woning een eenheid is.',
  },
  {
    list: 'priceComponents',
    path: 'prijscomponenten',
    title: 'Prijscomponenten',
    one: 'Prijscomponent',
    about: 'Waaruit een huur is opgebouwd.',
  },
  {
    list: 'metaTags',
    path: 'metatags',
    title: 'Metatags',
    one: 'Metatag',
    about: 'Woorden waarmee de kennisbank is geordend.',
  },
  {
    list: 'smartLabels',
    path: 'slimme-labels',
    title: 'Slimme labels',
    one: 'Label',
    about: 'Woorden die in antwoorden worden ingevuld.',
  },
  {
    list: 'targetGroups',
    path: 'doelgroepen',
    title: 'Doelgroepen',
    one: 'Doelgroep',
    about: 'Voor wie antwoorden in de kennisbank zijn bedoeld.',
  },
  {
    list: 'functionGroups',
    path: 'afdelingsgroepen',
    title: 'Afdelingsgroepen',
    one: 'Afdelingsgroep',
    about: 'Waaraan taken en zaken worden toegewezen.',
  },
];
