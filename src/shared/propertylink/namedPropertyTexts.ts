/** These texts load with the first rows that have a link, so they are few. The other texts load with the panel. */
export const namedPropertyTexts = {
  of: (name: string) => `Gegevens van ${name}`,
} as const;
