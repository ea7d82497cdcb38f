import { shallowEqual, useSelector } from 'react-redux';
import type { WithQueries } from '@/api/http/queries';
import { presenceQueries } from '@/api/colleagues/presenceQueries';
import { Availability, availabilityOf, PresenceStatus } from '@/domain/colleagues/presence';

const ORDER: readonly Availability[] = [
  Availability.Available,
  Availability.Unknown,
  Availability.Away,
  Availability.Busy,
];

/** Sorts colleagues who are away or not to be disturbed last, although their phone is free. */
export function useByAvailability<T extends { userId: string }>(colleagues: readonly T[]): readonly T[] {
  const places = useSelector(
    (state: WithQueries) =>
      colleagues.map(({ userId }) => {
        const { data } = presenceQueries.endpoints.presence.select(userId)(state);
        return ORDER.indexOf(availabilityOf(data ?? PresenceStatus.Unknown));
      }),
    shallowEqual,
  );
  return colleagues
    .map((colleague, nth) => ({ colleague, place: places.at(nth) ?? ORDER.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ colleague }) => colleague);
}
