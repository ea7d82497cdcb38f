import { addDays } from 'date-fns/addDays';
import { TIME_ZONE, toIsoInstant } from './instants';

/** A moment: milliseconds, ISO text or a date. */
export type Moment = number | string | Date;

/** Swedish dates are ISO dates. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** Returns the Dutch date of a moment as `yyyy-MM-dd`. */
export const dutchDate = (moment: Moment): string => isoDay.format(new Date(moment));

export const isSameDutchDay = (one: Moment, other: Moment): boolean => dutchDate(one) === dutchDate(other);

/** Returns the start of the Dutch day of a moment as ISO text; `days` selects a later or earlier day. */
export function startOfDutchDay(moment: Moment, days = 0): string {
  const noon = new Date(`${dutchDate(moment)}T12:00:00Z`);
  return toIsoInstant(dutchDate(addDays(noon, days))) ?? '';
}
