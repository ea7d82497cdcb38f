import { getISOWeek } from 'date-fns/getISOWeek';
import { TIME_ZONE } from './instants';

const format = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: TIME_ZONE,
});

/** Formats a day `yyyy-MM-dd` as `maandag 23 november`. */
export const formatDay = (day: string): string => format.format(new Date(`${day}T12:00:00Z`));

/** Returns the week number of a day `yyyy-MM-dd`. */
export const weekNumber = (day: string): number => getISOWeek(new Date(`${day}T12:00:00`));
