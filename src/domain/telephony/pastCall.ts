import * as v from 'valibot';
import * as d from '../decode/decode';
import { Direction } from '../contacts/contactMoment';

/** A finished call from the statistics of the exchange. */
export const PastCall = v.object({
  id: d.id,
  /** Null for an unknown caller; the role may no longer exist. */
  roleId: d.optionalId,
  direction: d.member<Direction>(Direction),
  startTime: d.instant,
  /** Seconds; 0 for an unanswered call. */
  duration: d.optionalNumber,
  phoneNumber: d.optionalText,
});
export type PastCall = v.InferOutput<typeof PastCall>;

/** Whether an incoming call was not answered. */
export const isMissed = ({ direction, duration }: PastCall): boolean =>
  direction === Direction.Inbound && duration === 0;
