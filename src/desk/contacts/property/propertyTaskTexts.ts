export const propertyTaskTexts = {
  title: 'Taak aanmaken',
  about: (name: string) => `Over ${name}`,
  close: 'Kennisbank sluiten',
  withFaq: 'Taak bij deze vraag',
  withoutFaq: 'Taak zonder vraag',
} as const;
