import { TZDateMini } from '@date-fns/tz/date/mini';
import { addDays, getISOWeek, getISOWeekYear, startOfDay, startOfISOWeek } from 'date-fns';
import { TIME_ZONE } from './instants';

/** A moment: milliseconds, ISO text or a date. */
export type Moment = number | string | Date;

const dutch = (moment: Moment): Date =>
  moment instanceof Date
    ? new TZDateMini(moment.getTime(), TIME_ZONE)
    : new TZDateMini(moment as string, TIME_ZONE);

const iso = (date: Date): string => new Date(date.getTime()).toISOString();

/** The first moment of the day in the Netherlands, as ISO text; of another day when `days` is given. */
export const startOfDutchDay = (moment: Moment, days = 0): string =>
  iso(startOfDay(addDays(dutch(moment), days)));

/** The last millisecond of the day in the Netherlands; the day may have 23 or 25 hours. */
export const endOfDutchDay = (moment: Moment): string =>
  iso(new Date(startOfDay(addDays(dutch(moment), 1)).getTime() - 1));

/** Monday, 00:00. */
export const startOfDutchWeek = (moment: Moment): string => iso(startOfISOWeek(dutch(moment)));

/** Sunday, 23:59:59.999. */
export const endOfDutchWeek = (moment: Moment): string =>
  iso(new Date(addDays(startOfISOWeek(dutch(moment)), 7).getTime() - 1));

/** `yyyy-MM-dd` of the day it is in the Netherlands. */
export function dutchDate(moment: Moment): string {
  const date = dutch(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The instant at which a Dutch calendar day `yyyy-MM-dd` begins. */
export const instantOfDutchDate = (day: string): string => {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  return iso(new TZDateMini(year, month - 1, date, TIME_ZONE));
};

/** The week by ISO 8601; its year differs from the calendar's around New Year. */
export const isoWeek = (moment: Moment): { year: number; week: number } => ({
  year: getISOWeekYear(dutch(moment)),
  week: getISOWeek(dutch(moment)),
});

export const isSameDutchDay = (one: Moment, other: Moment): boolean => dutchDate(one) === dutchDate(other);
