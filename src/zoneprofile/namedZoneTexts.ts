/** It comes with what the first rows lead to, and stays small: the other words come with the panel. */
export const namedZoneTexts = {
  of: (name: string) => `Gegevens van ${name}`,
} as const;
