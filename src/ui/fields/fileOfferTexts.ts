/** The Dutch words about files that were on the clipboard beside words. */
export const fileOfferTexts = {
  picture: 'Ook de afbeelding toevoegen?',
  files: (count: number) =>
    count === 1 ? 'Ook het bestand toevoegen?' : `Ook de ${count} bestanden toevoegen?`,
  add: 'Toevoegen',
  leave: 'Niet toevoegen',
} as const;
