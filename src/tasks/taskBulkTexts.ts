/** The Dutch words of work on several tasks at once. */
export const taskBulkTexts = {
  label: 'Acties voor de geselecteerde taken',
  pickUp: 'Oppakken',
  reassign: 'Toewijzen',
  finish: 'Afronden',
  stop: 'Stoppen',
  stopping: 'Bezig met stoppen…',
  running: { pickUp: 'Taken oppakken', reassign: 'Taken toewijzen', finish: 'Taken afronden' },
  progress: (done: number, total: number) => `${done} van ${total}`,
  finishedTitle: { pickUp: 'Taken oppakken', reassign: 'Taken toewijzen', finish: 'Taken afronden' },
  summary: (done: number, failed: number, skipped: number) =>
    [`${done} gelukt`, failed > 0 ? `${failed} mislukt` : '', skipped > 0 ? `${skipped} overgeslagen` : '']
      .filter((part) => part !== '')
      .join(', '),
  outcomes: { done: 'Gelukt', failed: 'Mislukt', skipped: 'Overgeslagen' },
  results: 'Resultaat per taak',
  nobodyMay: 'Geen van de geselecteerde taken kan dit nu.',
} as const;
