import type { Phone } from '@/domain/telephony/phone';
import { CallStatus, PhoneStatus, QueueStatus } from '@/domain/telephony/phoneStatus';
import { isOneOf, type Received } from '@/domain/decode/received';
import { lookUp } from '@/lib/values';

type Facet = { available: boolean } | undefined;

/** Whether there is a telephone to use (TEL-08..12). */
export type TelephonyAvailability = 'Unavailable' | 'Offline' | 'InvalidUser' | 'NotLoggedIn' | 'Online';

export function availabilityOf(facet: Facet, phone: Phone | null): TelephonyAvailability {
  if (facet === undefined) return 'Unavailable';
  if (!facet.available) return 'Offline';
  if (phone === null || phone.phoneCapabilities.length === 0) return 'InvalidUser';
  return phone.status === PhoneStatus.Offline ? 'NotLoggedIn' : 'Online';
}

/** What the icon says; `waiting` until it was looked at (TEL-28, TEL-55..60, AMB-187). */
export type PhoneSign = 'waiting' | 'noRights' | 'absent' | 'offline' | 'invalid' | 'logIn' | 'online';

interface SignFacts {
  mayUse: boolean;
  availability: TelephonyAvailability;
  isLive: boolean;
  isChecked: boolean;
}

const signs: Record<TelephonyAvailability, PhoneSign> = {
  Unavailable: 'absent',
  Offline: 'offline',
  InvalidUser: 'invalid',
  NotLoggedIn: 'logIn',
  Online: 'online',
};

export function phoneSignOf({ mayUse, availability, isLive, isChecked }: SignFacts): PhoneSign {
  if (!mayUse) return 'noRights';
  if (availability === 'Unavailable' || availability === 'Offline') return signs[availability];
  if (!isLive) return isChecked ? 'offline' : 'waiting';
  return signs[availability];
}

/** Why something cannot be asked of the phone now; null where it can. */
export type WhyNotPhone = 'notLive' | 'notLoggedIn' | 'busy' | 'afterWork' | 'calls' | 'ringing' | 'unknown';

const { Unavailable, Available, Offline, Busy, ACW } = PhoneStatus;

const notReadyBecause: Record<PhoneStatus, WhyNotPhone | null> = {
  [Unavailable]: null,
  [Available]: null,
  [Offline]: 'notLoggedIn',
  [Busy]: 'busy',
  [ACW]: 'afterWork',
};

/** Ready or not can be switched in two states only (TEL-14, AMB-182). */
export function whyNotReady({ status }: Phone): WhyNotPhone | null {
  const reason = lookUp(notReadyBecause, status);
  return reason === undefined ? 'unknown' : reason;
}

export const readyMethod = (status: Received<PhoneStatus>): 'ready' | 'notReady' =>
  status === Available ? 'notReady' : 'ready';

/** TEL-15. */
export const queueMethod = ({ queueStatus }: Phone): 'leaveQueue' | 'enterQueue' =>
  queueStatus === QueueStatus.Available ? 'leaveQueue' : 'enterQueue';

export const whyNotQueue = ({ status }: Phone): WhyNotPhone | null =>
  status === Offline ? 'notLoggedIn' : null;

export function whyNotLogOut({ status, calls }: Phone): WhyNotPhone | null {
  if (status === Offline) return 'notLoggedIn';
  return calls.length > 0 ? 'calls' : null;
}

/** A second call is dialled beside a conversation, not while something else is on its way (TEL-33). */
export function whyNotDial({ status, calls }: Phone): WhyNotPhone | null {
  if (status === Offline) return 'notLoggedIn';
  if (status === ACW) return 'afterWork';
  if (!isOneOf([Available, Unavailable, Busy], status)) return 'unknown';
  if (calls.some((call) => call.status === CallStatus.Ringing)) return 'ringing';
  return calls.every((call) => isOneOf([CallStatus.Established, CallStatus.OnHold], call.status))
    ? null
    : 'busy';
}
