import * as v from 'valibot';
import { isRecord } from '@/lib/values';
import * as d from '../decode/decode';
import { CallStatus, PhoneStatus, QueueStatus } from './phoneStatus';

export const PhoneCall = v.object({
  connectionId: d.id,
  status: d.member<CallStatus>(CallStatus),
  /** Null where it is withheld. */
  number: d.optionalText,
  /** Seconds until it was answered, and since then, at the moment of the push. */
  waitingTime: d.count,
  duration: d.count,
  phoneCallRegistrationId: d.optionalId,
  /** All roles of everyone whose number it is. */
  candidateRoleIds: d.listOf(d.id),
  /** The one that was chosen. */
  subjectRoleId: d.optionalId,
});
export type PhoneCall = v.InferOutput<typeof PhoneCall>;

/** Whom a call is with, told apart from the phone. */
export const CallRoles = v.object({
  phoneCallRegistrationId: d.id,
  subjectRoleId: d.optionalId,
  candidateRoleIds: d.listOf(d.id),
});
export type CallRoles = v.InferOutput<typeof CallRoles>;

/** A list of names, or an object of booleans; the names are those of the exchange. */
const capabilities = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): string[] => {
    if (isRecord(value)) return Object.keys(value).filter((name) => value[name] === true);
    return v.parse(d.listOf(v.string()), value);
  }),
);

const RichPresence = v.object({
  /** The option that was chosen; null while nobody is logged in. */
  value: d.optionalText,
  options: d.listOf(v.object({ text: d.text, value: d.id })),
});

/** The phone of an agent, whole (001 §3). */
export const Phone = v.object({
  userId: d.optionalId,
  status: d.member<PhoneStatus>(PhoneStatus),
  queueStatus: d.member<QueueStatus>(QueueStatus),
  /** The one that it is logged in with. */
  phoneNumber: d.optionalText,
  calls: d.listOf(PhoneCall),
  lastFinishedCall: d.optionalRecord(PhoneCall),
  phoneCapabilities: capabilities,
  password: d.optionalText,
  phoneNumberOptions: d.listOf(d.id),
  phoneRichPresenceState: d.optionalRecord(RichPresence),
  /** Seconds at the moment of the push; null outside after-call work. */
  afterCallWorkTime: d.optionalNumber,
});
export type Phone = v.InferOutput<typeof Phone>;
