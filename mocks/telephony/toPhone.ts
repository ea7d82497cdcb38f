import { omit } from '../backend/omit';
import { db } from '../db/db';
import type { Phone, PhoneCall, QueueStats, RegisteredPhone } from '../wire/telephony';
import { clock } from '../world/clock';
import { type CallRecord, type PhoneRecord, richStates } from './phoneRecords';

const SECOND = 1_000;
const secondsFrom = (from: number, until: number): number => Math.max(0, Math.floor((until - from) / SECOND));

export const toPhoneCall = (call: CallRecord): PhoneCall => {
  const until = call.endedAt ?? clock.now();
  return {
    connectionId: call.connectionId,
    phoneCallRegistrationId: call.phoneCallRegistrationId,
    candidateRoleIds: call.candidateRoleIds,
    subjectRoleId: call.subjectRoleId,
    number: call.number,
    status: call.status,
    waitingTime: secondsFrom(call.since, call.answeredAt ?? until),
    duration: call.answeredAt === null ? 0 : secondsFrom(call.answeredAt, until),
  };
};

export const toPhone = (phone: PhoneRecord): Phone => ({
  userId: phone.id,
  queueStatus: phone.queueStatus,
  phoneNumber: phone.phoneNumber,
  status: phone.status,
  calls: phone.calls.map(toPhoneCall),
  lastFinishedCall: phone.lastFinishedCall && toPhoneCall(phone.lastFinishedCall),
  phoneCapabilities: phone.phoneCapabilities,
  password: null,
  phoneNumberOptions: phone.phoneNumberOptions,
  phoneRichPresenceState: { value: phone.richState, options: [...richStates] },
  afterCallWorkTime:
    phone.afterCallWorkSince === null ? null : secondsFrom(phone.afterCallWorkSince, clock.now()),
});

export const toRegisteredPhone = (phone: PhoneRecord): RegisteredPhone => ({
  ...omit(toPhone(phone), 'password'),
  name: db.colleagues.find(phone.id)?.name ?? null,
});

/**
 * Waiting time and length each have two limits. Up to the first limit the queue is in order; up to the second limit it
 * requires attention.
 */
const CAPS = { time: [30, 60], length: [3, 6] } as const;

function lengthState(length: number): string {
  if (length > CAPS.length[1]) return 'Critical';
  return length > CAPS.length[0] ? 'RequiresAttention' : 'Ok';
}

export function toStats(): QueueStats {
  const waiting = db.waitingCallers.all();
  const longest = Math.min(...waiting.map(({ since }) => since), clock.now());
  return {
    queueLength: waiting.length,
    queueLengthKpiState: lengthState(waiting.length),
    queueTime: secondsFrom(longest, clock.now()),
    queueTimeRequiresAttentionCap: CAPS.time[0],
    queueTimeCriticalCap: CAPS.time[1],
  };
}
