import * as v from 'valibot';
import * as d from '../decode/decode';
import { Direction } from '../timeline/contactMoment';

/** A call that has ended, as the statistics of the exchange keep it. */
export const PastCall = v.object({
  id: d.id,
  /** Null for a caller whom nobody knows; it may name a role that is gone. */
  roleId: d.optionalId,
  direction: d.member<Direction>(Direction),
  startTime: d.instant,
  /** Seconds; 0 for a call that nobody answered. */
  duration: d.optionalNumber,
  phoneNumber: d.optionalText,
});
export type PastCall = v.InferOutput<typeof PastCall>;

/** Somebody called and nobody answered. */
export const isMissed = ({ direction, duration }: PastCall): boolean =>
  direction === Direction.Inbound && duration === 0;
