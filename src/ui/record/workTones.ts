import type { Tone } from './Badge';

/** The colours of work that is given to somebody; apart from the other statuses, for the first list shows only these. */
export const workTones = {
  /** It was sent, given or planned, and is not begun. */
  assigned: 'info',
  /** It is being worked on. */
  pickedUp: 'warning',
  /** It ended as it should. */
  finished: 'success',
  /** It was refused, failed or taken away. */
  rejected: 'danger',
} as const satisfies Record<string, Tone>;
