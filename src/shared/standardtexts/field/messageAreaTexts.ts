/** This text is separate from the other texts, because it loads with the fields. */
export const messageAreaTexts = { open: 'Standaardteksten (/)' } as const;
