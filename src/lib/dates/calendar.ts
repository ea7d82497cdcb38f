import { TZDateMini } from '@date-fns/tz/date/mini';
import { addDays, startOfDay } from 'date-fns';
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

/** `yyyy-MM-dd` of the day it is in the Netherlands. */
export function dutchDate(moment: Moment): string {
  const date = dutch(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const isSameDutchDay = (one: Moment, other: Moment): boolean => dutchDate(one) === dutchDate(other);
