/** Apart from the others: these come with the fields. */
export const messageAreaTexts = { open: 'Standaardteksten (/)' } as const;
