/** The words of contact/ that are there from the start: in the search of the top bar, and beside the name of a person. */
export const contactTitles = {
  start: 'Contact starten',
  startWords: 'nieuw lopend gesprek bellen telefoon',
  startWith: (name: string) => `Contact starten met ${name}`,
} as const;
