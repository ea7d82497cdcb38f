import { named } from '@/lib/named';

export const incomingTexts = {
  title: 'Inkomende oproep',
  /** The words that announce a ringing call (TEL-52). */
  rings: (number: string) => `Inkomende oproep van ${number}.`,
  ringsNamed: (name: string, number: string) => `Inkomende oproep van ${named(name)}, ${number}.`,
  withheld: 'een anoniem nummer',
  withheldHint: 'De beller houdt het nummer geheim. Vraag wie er belt.',
  waited: 'Wacht',
  pickUp: 'Opnemen',
  decline: 'Weigeren',
  caller: 'Wie belt',
  whoFailed: 'Wie er belt, kon niet worden opgezocht.',
  several: (count: number) => `Dit nummer is van ${count} relaties. Wie belt er?`,
  severalLabel: 'Wie belt er?',
  other: 'Toch iemand anders',
  unknown: 'Dit nummer hoort bij niemand die bekend is.',
  search: 'Zoek op nummer',
  newRelation: 'Nieuwe relatie',
  personFailed: 'De gegevens van de beller konden niet worden opgehaald.',
  gone: 'De relatie van dit nummer bestaat niet meer.',
  nameless: 'Naam onbekend',
  noAddress: 'Adres onbekend',
  relation: (number: string) => `Relatie ${number}`,
  account: {
    none: 'Geen portaalaccount',
    active: 'Portaalaccount actief',
    blocked: 'Portaalaccount geblokkeerd',
    inactive: 'Portaalaccount niet actief',
  },
} as const;
