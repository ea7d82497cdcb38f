import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import * as d from '../decode/decode';
import { labelsOf, type Received } from '../decode/received';

/** Whether a colleague can be reached (001 §3). */
export const PresenceStatus = {
  Available: 1,
  Unavailable: 2,
  Busy: 3,
  Offline: 4,
  Away: 5,
  Unknown: 6,
  ACW: 7,
  DND: 8,
} as const;
export type PresenceStatus = (typeof PresenceStatus)[keyof typeof PresenceStatus];

export const Presence = v.object({ userId: d.id, status: d.member<PresenceStatus>(PresenceStatus) });
export type Presence = v.InferOutput<typeof Presence>;

/** A colleague's presence has the labels of a phone's status (AMB-180). */
export const presenceLabel = labelsOf<PresenceStatus>({
  [PresenceStatus.Available]: 'Beschikbaar',
  [PresenceStatus.Unavailable]: 'Niet beschikbaar',
  [PresenceStatus.Busy]: 'Bezet',
  [PresenceStatus.Offline]: 'Offline',
  [PresenceStatus.Away]: 'Even weg',
  [PresenceStatus.Unknown]: 'Onbekend',
  [PresenceStatus.ACW]: 'Nawerktijd',
  [PresenceStatus.DND]: 'Niet storen',
});

/** The presence of a colleague, reduced to four kinds (001 §3). */
export const Availability = { Unknown: 0, Available: 1, Away: 2, Busy: 3 } as const;
export type Availability = (typeof Availability)[keyof typeof Availability];

/** The documents do not say which of the four kinds belongs to each presence (AMB-181). */
const availabilities: Record<PresenceStatus, Availability> = {
  [PresenceStatus.Available]: Availability.Available,
  [PresenceStatus.Away]: Availability.Away,
  [PresenceStatus.Busy]: Availability.Busy,
  [PresenceStatus.DND]: Availability.Busy,
  [PresenceStatus.ACW]: Availability.Busy,
  [PresenceStatus.Unavailable]: Availability.Unknown,
  [PresenceStatus.Offline]: Availability.Unknown,
  [PresenceStatus.Unknown]: Availability.Unknown,
};

export const availabilityOf = (status: Received<PresenceStatus>): Availability =>
  lookUp(availabilities, status) ?? Availability.Unknown;

const names = ['unknown', 'available', 'away', 'busy'] as const;

/** The name that the style sheet uses. */
export const availabilityName = (status: Received<PresenceStatus>) => names[availabilityOf(status)];
