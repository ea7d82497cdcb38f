/** The Dutch words about a call and the contact that is held over it. */
export const callContactTexts = {
  passedOn: (name: string) => `Gesprek doorverbonden met ${name}.`,
  somebody: 'iemand anders',
  other: (other: string | null, chosen: string) =>
    `De telefooncentrale koppelt dit gesprek aan ${other ?? 'iemand anders'}. Het contact blijft met ${chosen}.`,
} as const;
