/** Contracts, balance and open work of a person. */
export const factsTexts = {
  noAddress: 'Adres onbekend',
  rents: {
    title: 'Huurt',
    failed: 'De contracten konden niet worden opgehaald.',
    none: 'Geen contracten',
    more: (count: number) => `en nog ${count}`,
  },
  owes: {
    title: 'Openstaand',
    failed: 'Het saldo kon niet worden opgehaald.',
    unknown: 'Onbekend',
    nothing: 'Niets',
  },
  work: {
    title: 'Lopend werk',
    failed: 'Niet alles wat loopt kon worden opgehaald.',
    none: { both: 'Geen open taken of zaken', tasks: 'Geen open taken', cases: 'Geen open zaken' },
    task: 'Taak',
    case: 'Zaak',
    more: (count: number, isAll: boolean) => `en nog ${count}${isAll ? '' : ' of meer'}`,
    untitled: 'Zonder titel',
  },
} as const;
