/** The Dutch words of what the keys do in every list. */
export const listKeysTexts = {
  first: 'Eerste openen',
  range: 'Een reeks selecteren',
} as const;
