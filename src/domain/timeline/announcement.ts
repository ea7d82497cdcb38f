import * as v from 'valibot';
import { startOfDutchDay } from '@/lib/dates/calendar';
import * as d from '../decode/decode';

const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A bare date is that whole day: it lasts until the next one begins. */
const lastInstant = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => ({ isDay: typeof value === 'string' && BARE_DATE.test(value), value })),
  v.transform(({ isDay, value }) => {
    const end = v.parse(d.instant, value);
    return isDay && end !== null ? startOfDutchDay(end, 1) : end;
  }),
);

const ids = v.pipe(
  d.listOf(d.optionalId),
  v.transform((values) => values.filter((value) => value !== null)),
);

/** What people should know for a while; for everybody, or for some people, units and complexes. */
export const Announcement = v.object({
  id: d.id,
  created: d.instant,
  createdBy: d.optionalText,
  title: d.optionalText,
  description: d.optionalText,
  /** Null: since ever. */
  startDate: d.instant,
  /** From this moment on it is over; null: never. */
  endDate: lastInstant,
  /** In the portal of the customers too. */
  isExternal: d.flag,
  url: d.optionalText,
  personIds: ids,
  residentialZoneIds: ids,
});
export type Announcement = v.InferOutput<typeof Announcement>;

type AnnouncementPhase = 'past' | 'future' | 'current';

/** Whether it holds at a moment, in ms since 1970. */
export function phaseOf({ startDate, endDate }: Announcement, now: number): AnnouncementPhase {
  const moment = new Date(now).toISOString();
  if (endDate !== null && endDate <= moment) return 'past';
  return startDate !== null && startDate > moment ? 'future' : 'current';
}
