import { TIME_ZONE } from './instants';

const format = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: TIME_ZONE,
});

/** `maandag 23 november`, of a day `yyyy-MM-dd`. */
export const formatDay = (day: string): string => format.format(new Date(`${day}T12:00:00Z`));
