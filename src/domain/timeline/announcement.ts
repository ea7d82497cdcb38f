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
  order: d.optionalNumber,
  personIds: ids,
  residentialZoneIds: ids,
  /** Who changed it last, and when; null where nobody did. */
  lastModifiedBy: d.optionalText,
  modified: d.instant,
  properties: d.textByKey,
  applicationIds: ids,
});
export type Announcement = v.InferOutput<typeof Announcement>;

/** For everybody: it names no people, units or complexes. */
export const isGeneral = ({ personIds, residentialZoneIds }: Announcement): boolean =>
  personIds.length + residentialZoneIds.length === 0;

export type AnnouncementPhase = 'past' | 'future' | 'current';

/** It holds from when it was made: that moment is the server's, which this clock may be behind. */
const isFromTheStart = ({ startDate, created }: Announcement): boolean =>
  startDate !== null && created !== null && startDate <= created;

/** Whether it holds at a moment, in ms since 1970. */
export function phaseOf(announcement: Announcement, now: number): AnnouncementPhase {
  const { startDate, endDate } = announcement;
  const moment = new Date(now).toISOString();
  if (endDate !== null && endDate <= moment) return 'past';
  if (startDate === null || isFromTheStart(announcement)) return 'current';
  return startDate > moment ? 'future' : 'current';
}
