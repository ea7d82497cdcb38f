import type { PhoneDay } from '@/domain/telephony/phoneDay';
import { addDays } from '@/lib/dates/deadlineFilter';

const WEEK_DAYS = 7;
const WORKING_DAYS = 5;

/**
 * Returns the days of a week from its Monday. A working day without numbers is empty; a weekend day without numbers is
 * left out.
 */
export function daysOfWeek(told: readonly PhoneDay[], monday: string): PhoneDay[] {
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(monday, index)).flatMap((date, index) => {
    const known = told.find((one) => one.date.slice(0, date.length) === date);
    if (known === undefined && index >= WORKING_DAYS) return [];
    return [{ inbound: 0, outbound: 0, statuses: [], ...known, date }];
  });
}
