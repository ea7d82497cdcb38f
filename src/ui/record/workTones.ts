import type { Tone } from './Badge';

/**
 * The colours of work assigned to somebody. They are apart from the other statuses, since the first list shows only
 * these.
 */
export const workTones = {
  /** Sent, assigned or planned, but not begun. */
  assigned: 'info',
  /** In progress. */
  pickedUp: 'warning',
  /** Ended successfully. */
  finished: 'success',
  /** Refused, failed or removed. */
  rejected: 'danger',
} as const satisfies Record<string, Tone>;
