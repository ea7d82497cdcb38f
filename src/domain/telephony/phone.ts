import * as v from 'valibot';
import { isRecord } from '@/lib/values';
import * as d from '../decode/decode';
import { CallStatus, PhoneStatus, QueueStatus } from './phoneStatus';

export const PhoneCall = v.object({
  connectionId: d.id,
  status: d.member<CallStatus>(CallStatus),
  /** The number of the other party; null when withheld. */
  number: d.optionalText,
  /** `waitingTime` is in seconds until the answer, `duration` in seconds since then, at the moment of the push. */
  waitingTime: d.count,
  duration: d.count,
  phoneCallRegistrationId: d.optionalId,
  /** The roles of every person who has this number. */
  candidateRoleIds: d.listOf(d.id),
  /** The role that the user chose. */
  subjectRoleId: d.optionalId,
});
export type PhoneCall = v.InferOutput<typeof PhoneCall>;

/** The roles of a call's other party, which the server pushes apart from the phone. */
export const CallRoles = v.object({
  phoneCallRegistrationId: d.id,
  subjectRoleId: d.optionalId,
  candidateRoleIds: d.listOf(d.id),
});
export type CallRoles = v.InferOutput<typeof CallRoles>;

/** A list of names, or an object of booleans; the exchange defines the names. */
const capabilities = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): string[] => {
    if (isRecord(value)) return Object.keys(value).filter((name) => value[name] === true);
    return v.parse(d.listOf(v.string()), value);
  }),
);

const RichPresence = v.object({
  /** The chosen option; null while no phone is logged in. */
  value: d.optionalText,
  options: d.listOf(v.object({ text: d.text, value: d.id })),
});

/** The agent's own phone (001 §3). */
export const Phone = v.object({
  userId: d.optionalId,
  status: d.member<PhoneStatus>(PhoneStatus),
  queueStatus: d.member<QueueStatus>(QueueStatus),
  /** The number that the phone is logged in with. */
  phoneNumber: d.optionalText,
  calls: d.listOf(PhoneCall),
  lastFinishedCall: d.optionalRecord(PhoneCall),
  phoneCapabilities: capabilities,
  password: d.optionalText,
  phoneNumberOptions: d.listOf(d.id),
  phoneRichPresenceState: d.optionalRecord(RichPresence),
  /** The seconds of after-call work at the moment of the push; null at other times. */
  afterCallWorkTime: d.optionalNumber,
});
export type Phone = v.InferOutput<typeof Phone>;
