/** The texts of contacts that load with the first screen: the search of the top bar and the buttons beside a name. */
export const contactTitles = {
  start: 'Contact vastleggen',
  startWords: 'nieuw lopend gesprek contact starten bellen telefoon',
  callBack: (name: string) => `${name} terugbellen`,
  startWith: (name: string) => `Contact vastleggen met ${name}`,
} as const;
