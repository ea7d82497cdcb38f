import { formatFull } from '@/lib/dates/format';
import type { Urgency } from '@/lib/dates/urgency';

export const deadlineTexts = {
  none: 'geen deadline',
  /** Before a date: 'Verlopen 06-11-2026', 'Uiterlijk morgen'. */
  before: { overdue: 'Verlopen', near: 'Uiterlijk' },
  /** A separate word after a date. */
  alone: { overdue: 'Verlopen', near: 'Nadert' },
  sentence: {
    overdue: (moment: string) => `deadline verlopen, ${moment}`,
    near: (moment: string) => `deadline nadert, ${moment}`,
    calm: (moment: string) => `deadline ${moment}`,
  },
} as const;

/** A part of the name of a row or card for screen readers. */
export const deadlineInWords = (deadline: string | null, urgency: Urgency): string =>
  deadline === null ? deadlineTexts.none : deadlineTexts.sentence[urgency](formatFull(deadline));
