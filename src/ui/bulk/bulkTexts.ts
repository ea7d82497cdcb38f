/** The outcome of one record; `pending` means that it is not known yet. */
type Outcome = 'done' | 'failed' | 'skipped' | 'pending';

/** The Dutch words of work on several records; they load together with its bar. */
export const bulkTexts = {
  stop: 'Stoppen',
  stopping: 'Bezig met stoppen…',
  progress: (done: number, total: number) => `${done} van ${total}`,
  summary: ({ done, failed, skipped, pending }: Readonly<Record<Outcome, number>>) =>
    [
      done > 0 || failed + skipped + pending === 0 ? `${done} gelukt` : '',
      failed > 0 ? `${failed} mislukt` : '',
      skipped > 0 ? `${skipped} overgeslagen` : '',
      pending > 0 ? `${pending} nog niet bekend` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  outcomes: { done: 'Gelukt', failed: 'Mislukt', skipped: 'Overgeslagen', pending: 'Nog niet bekend' },
} as const;
