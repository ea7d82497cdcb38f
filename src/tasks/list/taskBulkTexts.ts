/** The Dutch words of work on several tasks at once. */
export const taskBulkTexts = {
  label: 'Acties voor de geselecteerde taken',
  pickUp: 'Oppakken',
  reassign: 'Toewijzen',
  finish: 'Afronden',
  running: { pickUp: 'Taken oppakken', reassign: 'Taken toewijzen', finish: 'Taken afronden' },
  results: 'Resultaat per taak',
  nobodyMay: 'Geen van de geselecteerde taken kan dit nu.',
} as const;
