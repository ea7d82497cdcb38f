import type { Phone } from '@/domain/telephony/phone';
import { CallStatus, PhoneStatus, QueueStatus } from '@/domain/telephony/phoneStatus';
import { isOneOf, type Received } from '@/domain/decode/received';
import { lookUp } from '@/lib/values';

type Facet = { available: boolean } | undefined;

/** The availability of telephony for the user (TEL-08..12). */
export type TelephonyAvailability = 'Unavailable' | 'Offline' | 'InvalidUser' | 'NotLoggedIn' | 'Online';

export function availabilityOf(facet: Facet, phone: Phone | null): TelephonyAvailability {
  if (facet === undefined) return 'Unavailable';
  if (!facet.available) return 'Offline';
  if (phone === null || phone.phoneCapabilities.length === 0) return 'InvalidUser';
  return phone.status === PhoneStatus.Offline ? 'NotLoggedIn' : 'Online';
}

/** The state that the icon shows; `waiting` until the first check (TEL-28, TEL-55..60, AMB-187). */
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

/** The reason why the phone cannot take a command now; null when it can. */
export type WhyNotPhone = 'notLive' | 'notLoggedIn' | 'busy' | 'afterWork' | 'calls' | 'ringing' | 'unknown';

const { Unavailable, Available, Offline, Busy, ACW } = PhoneStatus;

const notReadyBecause: Record<PhoneStatus, WhyNotPhone | null> = {
  [Unavailable]: null,
  [Available]: null,
  [Offline]: 'notLoggedIn',
  [Busy]: 'busy',
  [ACW]: 'afterWork',
};

/** Ready can be switched on and off in two statuses only (TEL-14, AMB-182). */
export function whyNotReady({ status }: Phone): WhyNotPhone | null {
  const reason = lookUp(notReadyBecause, status);
  return reason === undefined ? 'unknown' : reason;
}

export const readyMethod = (status: Received<PhoneStatus>): 'ready' | 'notReady' =>
  status === Available ? 'notReady' : 'ready';

/** Returns the method that switches the queue to its other state (TEL-15). */
export const queueMethod = ({ queueStatus }: Phone): 'leaveQueue' | 'enterQueue' =>
  queueStatus === QueueStatus.Available ? 'leaveQueue' : 'enterQueue';

export const whyNotQueue = ({ status }: Phone): WhyNotPhone | null =>
  status === Offline ? 'notLoggedIn' : null;

export function whyNotLogOut({ status, calls }: Phone): WhyNotPhone | null {
  if (status === Offline) return 'notLoggedIn';
  return calls.length > 0 ? 'calls' : null;
}

/**
 * A second call can be dialled beside an established call or one on hold, but not while a call is ringing or changing
 * (TEL-33).
 */
export function whyNotDial({ status, calls }: Phone): WhyNotPhone | null {
  if (status === Offline) return 'notLoggedIn';
  if (status === ACW) return 'afterWork';
  if (!isOneOf([Available, Unavailable, Busy], status)) return 'unknown';
  if (calls.some((call) => call.status === CallStatus.Ringing)) return 'ringing';
  return calls.every((call) => isOneOf([CallStatus.Established, CallStatus.OnHold], call.status))
    ? null
    : 'busy';
}
