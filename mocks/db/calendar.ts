import { toIsoInstant } from '@/lib/dates/instants';
import { DAY } from '../world/clock';

const dutchDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' });

/** Returns the Dutch date, `2026-11-21`. */
export const dutchDate = (at: number): string => dutchDay.format(at);

const known = new Map<string, string>();

/** The moment at which a Dutch date begins. It is cached, because a large world asks for few dates, but very often. */
export const startOfDate = (date: string): string => {
  const found = known.get(date);
  if (found !== undefined) return found;
  const instant = toIsoInstant(date);
  if (instant === null) throw new Error(`Not a date: ${date}`);
  known.set(date, instant);
  return instant;
};

/** A moment of the wire in UTC: a bare date is the beginning of that day, `0001-01-01` is null. */
export const momentOf = (sent: string | null): string | null =>
  sent === null || sent.endsWith('Z') ? sent : toIsoInstant(sent);

const NOON = 12 * 3_600_000;
const WEEK_DAYS = 7;

/** The Dutch date `days` after this moment. */
export const dutchDateAfter = (at: number, days: number): string =>
  dutchDate(Date.parse(startOfDate(dutchDate(at))) + NOON + days * DAY);

export const startOfToday = (now: number): string => startOfDate(dutchDate(now));

/** Monday, as ISO weeks start. */
export function startOfWeek(now: number): string {
  const weekday = new Date(`${dutchDate(now)}T12:00:00Z`).getUTCDay();
  return startOfDate(dutchDateAfter(now, -((weekday + WEEK_DAYS - 1) % WEEK_DAYS)));
}

/** A moment in Dutch local time, `days` from today. */
export const dutchMoment = (now: number, days: number, time: string): string =>
  startOfDate(`${dutchDateAfter(now, days)}T${time}:00`);
