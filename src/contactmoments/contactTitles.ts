/** The words of contacts that are there from the start: in the search of the top bar, and beside the name of a person. */
export const contactTitles = {
  start: 'Contact vastleggen',
  startWords: 'nieuw lopend gesprek contact starten bellen telefoon',
  callBack: (name: string) => `${name} terugbellen`,
  startWith: (name: string) => `Contact vastleggen met ${name}`,
} as const;
