import type { Tone } from './Badge';
import { workTones } from './workTones';

/** The colour of a status by its meaning, the same in all areas. A word or an icon beside it says the same. */
export const statusTones = {
  ...workTones,
  /** It ended, whichever way. */
  closed: 'neutral',
  /** It goes on: a contract, an account, a publication, a duty. */
  active: 'success',
  /** It is still to begin. */
  future: 'info',
  /** It has not begun, or is over. */
  inactive: 'neutral',
  /** Its last day is over, though it is still there. */
  expired: 'warning',
  /* The flags of a contract. */
  bailiffCase: 'danger',
  hasArrears: 'danger',
  hasPaymentArrangement: 'info',
  hasUnpaidBills: 'warning',
} as const satisfies Record<string, Tone>;

/** The colour of a record that is active or not. */
export const activeTone = (isActive: boolean): Tone => statusTones[isActive ? 'active' : 'inactive'];
