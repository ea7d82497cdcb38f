import { type Moment, isSameDutchDay, startOfDutchDay } from './calendar';
import { TIME_ZONE } from './instants';

/** What stands where there is no date. */
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

const formatLongDate = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const formatWeekday = formatter({ weekday: 'long' });

/** `zaterdag 21 november 2026 14:03` */
export const formatFull = (moment: Moment | null): string =>
  formatTime(moment) === NO_DATE ? NO_DATE : `${formatLongDate(moment)} ${formatTime(moment)}`;

/** The word for a day near to now, or null. */
function nearDay(moment: Moment, now: Moment): string | null {
  if (isSameDutchDay(moment, now)) return 'vandaag';
  if (isSameDutchDay(moment, startOfDutchDay(now, -1))) return 'gisteren';
  if (isSameDutchDay(moment, startOfDutchDay(now, 1))) return 'morgen';
  return null;
}

/** `vandaag 14:03`, `gisteren 09:15`, `morgen 10:00`, `21-11-2026 14:03` */
export function formatMoment(moment: Moment | null, now: Moment): string {
  const time = formatTime(moment);
  if (moment === null || time === NO_DATE) return NO_DATE;
  return `${nearDay(moment, now) ?? formatDate(moment)} ${time}`;
}

/** A day without its time, for lists: `vandaag`, `morgen`, `dinsdag` within the coming week, else `21-11-2026`. */
export function formatDeadline(moment: Moment | null, now: Moment): string {
  const date = formatDate(moment);
  if (moment === null || date === NO_DATE) return NO_DATE;
  const near = nearDay(moment, now);
  if (near !== null) return near;
  const time = new Date(moment).getTime();
  const isComing =
    time >= new Date(startOfDutchDay(now)).getTime() && time < new Date(startOfDutchDay(now, 7)).getTime();
  return isComing ? formatWeekday(moment) : date;
}
