/** The Dutch texts that the cards of units and complexes share. */
export const propertyTexts = {
  actions: (name: string) => `Acties voor ${name}`,
  task: 'Taak aanmaken',
  announce: 'Mededeling aanmaken',
  shared: {
    title: 'Collectieve objecten',
    failed: 'De collectieve objecten konden niet worden geladen.',
    none: 'Er zijn geen collectieve objecten bekend.',
    nameless: 'Naam onbekend',
  },
  workAreas: {
    title: 'Wijkteam',
    failed: 'Het wijkteam kon niet worden geladen.',
    none: 'Er is geen wijkteam bekend.',
    unknown: 'Onbekend',
  },
} as const;
