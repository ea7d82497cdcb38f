/** The Dutch words of work on several records at once; they come with its bar. */
export const bulkTexts = {
  stop: 'Stoppen',
  stopping: 'Bezig met stoppen…',
  progress: (done: number, total: number) => `${done} van ${total}`,
  summary: (done: number, failed: number, skipped: number) =>
    [`${done} gelukt`, failed > 0 ? `${failed} mislukt` : '', skipped > 0 ? `${skipped} overgeslagen` : '']
      .filter((part) => part !== '')
      .join(', '),
  outcomes: { done: 'Gelukt', failed: 'Mislukt', skipped: 'Overgeslagen' },
} as const;
