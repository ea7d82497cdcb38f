/** Loads with the first rows that have a link, so it stays small: the other texts load with the panel. */
export const namedPropertyTexts = {
  of: (name: string) => `Gegevens van ${name}`,
} as const;
