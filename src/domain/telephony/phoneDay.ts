import * as v from 'valibot';
import * as d from '../decode/decode';
import { PresenceStatus } from '../colleagues/presence';

const TimeInStatus = v.object({ status: d.member<PresenceStatus>(PresenceStatus), seconds: d.count });

/** The statuses of a phone on one day, `yyyy-MM-dd` in the Netherlands (002 §3). */
export const PhoneDay = v.object({
  date: d.text,
  inbound: d.count,
  outbound: d.count,
  /** The time spent in each status; empty without calls. */
  statuses: d.listOf(TimeInStatus),
});
export type PhoneDay = v.InferOutput<typeof PhoneDay>;
