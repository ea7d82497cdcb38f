/** Loads with the first rows that have a link, so it stays small: the other texts load with the panel. */
export const namedZoneTexts = {
  of: (name: string) => `Gegevens van ${name}`,
} as const;
