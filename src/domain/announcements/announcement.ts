import * as v from 'valibot';
import { startOfDutchDay } from '@/lib/dates/calendar';
import * as d from '../decode/decode';

const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** An end without a time includes that whole day, so it is read as the begin of the next day. */
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

/** A message shown for a while, for everybody or for some people, units and complexes. */
export const Announcement = v.object({
  id: d.id,
  created: d.instant,
  createdBy: d.optionalText,
  title: d.optionalText,
  description: d.optionalText,
  /** The begin of the announcement; null when it has none. */
  startDate: d.instant,
  /** The announcement is over from this moment on; null when it has no end. */
  endDate: lastInstant,
  /** The announcement is shown in the customers' portal too. */
  isExternal: d.flag,
  url: d.optionalText,
  order: d.optionalNumber,
  personIds: ids,
  residentialZoneIds: ids,
  /** The author and the time of the last change; null when there was none. */
  lastModifiedBy: d.optionalText,
  modified: d.instant,
  properties: d.textByKey,
  applicationIds: ids,
});
export type Announcement = v.InferOutput<typeof Announcement>;

/** An announcement is general when it names no people, units or complexes. */
export const isGeneral = ({ personIds, residentialZoneIds }: Announcement): boolean =>
  personIds.length + residentialZoneIds.length === 0;

export type AnnouncementPhase = 'past' | 'future' | 'current';

/** An announcement that begins with its creation is current at once, because this clock may be behind the server's. */
const isFromTheStart = ({ startDate, created }: Announcement): boolean =>
  startDate !== null && created !== null && startDate <= created;

/** Returns the phase at a moment, in ms since 1970. */
export function phaseOf(announcement: Announcement, now: number): AnnouncementPhase {
  const { startDate, endDate } = announcement;
  const moment = new Date(now).toISOString();
  if (endDate !== null && endDate <= moment) return 'past';
  if (startDate === null || isFromTheStart(announcement)) return 'current';
  return startDate > moment ? 'future' : 'current';
}
