import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import * as d from '../decode/decode';
import { type Received, unknownLabel } from '../decode/received';

/** Whether somebody can be reached (001 §3). */
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

const labels: Record<PresenceStatus, string> = {
  [PresenceStatus.Available]: 'Beschikbaar',
  [PresenceStatus.Unavailable]: 'Niet beschikbaar',
  [PresenceStatus.Busy]: 'In gesprek',
  [PresenceStatus.Offline]: 'Afgemeld',
  [PresenceStatus.Away]: 'Afwezig',
  [PresenceStatus.Unknown]: 'Onbekend',
  [PresenceStatus.ACW]: 'Nawerk',
  [PresenceStatus.DND]: 'Niet storen',
};

export const presenceLabel = (status: Received<PresenceStatus>): string =>
  lookUp(labels, status) ?? unknownLabel(status);
