/** The Dutch words about files that were on the clipboard beside words. */
export const fileOfferTexts = {
  offer: (count: number) =>
    count === 1
      ? 'Op het klembord staat ook een afbeelding of bestand.'
      : `Op het klembord staan ook ${count} bestanden.`,
  add: 'Toevoegen als bijlage',
  leave: 'Niet toevoegen',
} as const;
