import { type Moment, startOfDutchDay } from './calendar';
import { TIME_ZONE } from './instants';

/** Replaces a missing date. */
export const NO_DATE = '–';

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('nl-NL', { ...options, timeZone: TIME_ZONE });
  return (moment: Moment | null): string => {
    const date = moment === null ? null : new Date(moment);
    return date === null || Number.isNaN(date.getTime()) ? NO_DATE : format.format(date);
  };
};

/** `21-11-2026` */
export const formatDate = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** `14:03` */
export const formatTime = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `zaterdag 21 november 2026` */
export const formatLongDate = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const formatWeekday = formatter({ weekday: 'long' });

/** `zaterdag 21 november 2026 14:03` */
export function formatFull(moment: Moment | null): string {
  const time = formatTime(moment);
  return time === NO_DATE ? NO_DATE : `${formatLongDate(moment)} ${time}`;
}

const YESTERDAY = -1;
const NEXT_WEEK = 7;
const NEAR_DAYS = ['gisteren', 'vandaag', 'morgen'];

let starts: readonly number[] = [];

/**
 * Returns the starts of the days from yesterday to a week from now. Cached for the current day, because every row needs
 * it.
 */
function startsOfDays(now: Moment): readonly number[] {
  const time = new Date(now).getTime();
  const [, today = Number.NaN, tomorrow = Number.NaN] = starts;
  if (!(time >= today && time < tomorrow)) {
    const days = Array.from({ length: NEXT_WEEK - YESTERDAY + 1 }, (_, index) => index + YESTERDAY);
    starts = days.map((day) => new Date(startOfDutchDay(now, day)).getTime());
  }
  return starts;
}

/** Returns the word for a day near now; a weekday only within the coming week. */
function dayName(moment: Moment, now: Moment, withWeekdays: boolean): string | null {
  const time = new Date(moment).getTime();
  const days = startsOfDays(now);
  const index = days.findLastIndex((start) => time >= start);
  const isComing = withWeekdays && index >= 0 && index < days.length - 1;
  return NEAR_DAYS[index] ?? (isComing ? formatWeekday(moment) : null);
}

/** `vandaag 14:03`, `gisteren 09:15`, `morgen 10:00`, `21-11-2026 14:03` */
export function formatMoment(moment: Moment | null, now: Moment): string {
  const time = formatTime(moment);
  if (moment === null || time === NO_DATE) return NO_DATE;
  return `${dayName(moment, now, false) ?? formatDate(moment)} ${time}`;
}

/**
 * Formats a day without its time, for lists: `vandaag`, `morgen`, `dinsdag` within the coming week, otherwise
 * `21-11-2026`.
 */
export function formatDeadline(moment: Moment | null, now: Moment): string {
  const date = formatDate(moment);
  if (moment === null || date === NO_DATE) return NO_DATE;
  return dayName(moment, now, true) ?? date;
}
