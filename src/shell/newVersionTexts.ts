export const newVersionTexts = {
  region: 'Nieuwe versie',
  text: 'Er is een nieuwe versie.',
  notKept: 'Er is een nieuwe versie. Kopieer eerst wat je hebt getypt.',
  refresh: 'Vernieuwen',
  later: 'Later',
} as const;
