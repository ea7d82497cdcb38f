import type { Tone } from './Badge';
import { workTones } from './workTones';

/**
 * The colours of statuses by their meaning, the same in all areas. A word or an icon beside the colour has the same
 * meaning.
 */
export const statusTones = {
  ...workTones,
  /** Ended, in whatever way. */
  closed: 'neutral',
  /** In progress: a contract, an account, a publication, a duty. */
  active: 'success',
  /** Not begun yet. */
  future: 'info',
  /** Not begun, or over. */
  inactive: 'neutral',
  /** Past its last day, but still there. */
  expired: 'warning',
  /* Flags of a contract. */
  bailiffCase: 'danger',
  hasArrears: 'danger',
  hasPaymentArrangement: 'info',
  hasUnpaidBills: 'warning',
} as const satisfies Record<string, Tone>;

/** Returns the colour of a record by whether it is active. */
export const activeTone = (isActive: boolean): Tone => statusTones[isActive ? 'active' : 'inactive'];
