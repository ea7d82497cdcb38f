import { TIME_ZONE } from './instants';

const format = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: TIME_ZONE,
});

/** Formats a day `yyyy-MM-dd` as `maandag 23 november`. */
export const formatDay = (day: string): string => format.format(new Date(`${day}T12:00:00Z`));
