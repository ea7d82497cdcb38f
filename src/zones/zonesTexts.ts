/** The Dutch words that the cards of units and complexes share. */
export const zonesTexts = {
  actions: (name: string) => `Acties voor ${name}`,
  task: 'Taak aanmaken',
  announce: 'Mededeling aanmaken',
  workAreas: {
    title: 'Wijkteam',
    failed: 'Het wijkteam kon niet worden geladen.',
    none: 'Er is geen wijkteam bekend.',
    unknown: 'Onbekend',
  },
} as const;
