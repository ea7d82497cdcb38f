import { toIsoInstant } from './instants';

const DATE = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/;
const TIME = /^(\d{1,2})[:.](\d{2})$/;
const CENTURY = 2000;

const two = (number: number) => String(number).padStart(2, '0');

/** Converts a typed date (`21-11-2026`, `21-11-26`, `1/2/2026`) to `yyyy-MM-dd`; null if the day does not exist. */
export function parseDate(text: string): string | null {
  const parts = DATE.exec(text.trim());
  if (!parts) return null;
  const [day = 0, month = 0, year = 0] = parts.slice(1).map(Number);
  const whole = year < 100 ? CENTURY + year : year;
  const date = new Date(Date.UTC(whole, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${whole}-${two(month)}-${two(day)}` : null;
}

/** Converts a typed date, with or without a time, to an instant; the typed time is Dutch time. */
export function parseMoment(text: string, timeOfDateAlone = '17:00'): string | null {
  const [dateText = '', timeText = timeOfDateAlone, ...rest] = text.trim().split(/\s+/);
  const date = parseDate(dateText);
  const time = TIME.exec(timeText);
  if (date === null || !time || rest.length > 0) return null;
  const [hour = 0, minute = 0] = time.slice(1).map(Number);
  return hour < 24 && minute < 60 ? toIsoInstant(`${date}T${two(hour)}:${two(minute)}`) : null;
}
