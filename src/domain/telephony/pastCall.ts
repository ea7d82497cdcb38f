import * as v from 'valibot';
import * as d from '../decode/decode';
import { Direction } from '../contacts/contactMoment';

/** A finished call from the statistics of the exchange. */
export const PastCall = v.object({
  id: d.id,
  /** The role of the other party, which may no longer exist; null for an unknown caller. */
  roleId: d.optionalId,
  direction: d.member<Direction>(Direction),
  startTime: d.instant,
  /** The duration in seconds; 0 for an unanswered call. */
  duration: d.optionalNumber,
  phoneNumber: d.optionalText,
});
export type PastCall = v.InferOutput<typeof PastCall>;

/** Whether an incoming call was not answered. */
export const isMissed = ({ direction, duration }: PastCall): boolean =>
  direction === Direction.Inbound && duration === 0;
