import { dutchDate } from '@/lib/dates/calendar';
import { parseDate } from '@/lib/dates/parse';

const TWO_DIGIT_YEAR = /\D\d{2}\s*$/;
const CENTURY = 100;

/** What was typed as `yyyy-MM-dd`; nobody is born later than today, so a year of two digits is then one of the last century. */
export function readBirthDate(typed: string, today: string = dutchDate(Date.now())): string | null {
  const date = parseDate(typed);
  if (date === null || date <= today || !TWO_DIGIT_YEAR.test(typed)) return date;
  const [year = '', ...rest] = date.split('-');
  return [String(Number(year) - CENTURY), ...rest].join('-');
}
