import type { Appointment } from '@/domain/colleagues/appointment';
import { addDays, dutchToday, isDate, mondayOf } from '@/lib/dates/deadlineFilter';
import { onDay } from './dayPlan';

const WORKING_DAYS = 5;
const WEEK_DAYS = 7;

/** The Monday of the week in the address, otherwise of this week; days are `yyyy-MM-dd`. */
export const mondayIn = (asked: string | null, now: number): string =>
  mondayOf(asked !== null && isDate(asked) ? asked : dutchToday(now));

const daysFrom = (monday: string, first: number, end: number): string[] =>
  Array.from({ length: end - first }, (_, index) => addDays(monday, first + index));

export const workingDaysOf = (monday: string): string[] => daysFrom(monday, 0, WORKING_DAYS);

export const weekAfter = (monday: string, weeks: number): string => addDays(monday, weeks * WEEK_DAYS);

/** The appointments of a week on none of its working days: at the weekend, or without a known time. */
export function restOfWeek(appointments: readonly Appointment[], monday: string): Appointment[] {
  const weekend = daysFrom(monday, WORKING_DAYS, WEEK_DAYS);
  const isOn = (appointment: Appointment, days: readonly string[]): boolean =>
    days.some((day) => onDay([appointment], day).length > 0);
  return appointments.filter(
    (one) => one.startTime === null || (isOn(one, weekend) && !isOn(one, workingDaysOf(monday))),
  );
}
