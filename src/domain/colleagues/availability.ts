import type { Received } from '../decode/received';
import { Availability, availabilityOf, presenceLabel, PresenceStatus } from './presence';

export const availabilityLabels: Record<Availability, string> = {
  [Availability.Available]: 'Beschikbaar',
  [Availability.Away]: 'Afwezig',
  [Availability.Busy]: 'Bezet',
  [Availability.Unknown]: 'Niet bekend',
};

/** The full label, for places with enough room: 'Bezet (niet storen)' (002 §4.8). */
export function availabilityLabel(status: Received<PresenceStatus>): string {
  const label = availabilityLabels[availabilityOf(status)];
  const more = presenceLabel(status);
  const saysMore = more !== label && status !== PresenceStatus.Unknown;
  return saysMore ? `${label} (${more.toLowerCase()})` : label;
}
