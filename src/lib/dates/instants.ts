import { TZDateMini } from '@date-fns/tz/date/mini';

/** The time zone of the people who use this product; never the browser's. */
export const TIME_ZONE = 'Europe/Amsterdam';

const HAS_ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i;
const HAS_TIME = /T\d{2}:\d{2}/;
/** .NET's DateTime.MinValue travels as 'no date'. */
const FIRST_REAL_YEAR = 1800;

/** A wire date as ISO text in UTC. Text without a zone is Dutch time; null for 'no date' and nonsense. */
export function toIsoInstant(text: string): string | null {
  const trimmed = text.trim();
  const date = HAS_TIME.test(trimmed) && HAS_ZONE.test(trimmed) ? new Date(trimmed) : dutchTime(trimmed);
  const valid = !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= FIRST_REAL_YEAR;
  return valid ? new Date(date.getTime()).toISOString() : null;
}

function dutchTime(text: string): Date {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/.exec(text);
  if (!parts || Number(parts[1]) < FIRST_REAL_YEAR) return new Date(Number.NaN);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part || 0));
  return new TZDateMini(year, month - 1, day, hour, minute, second, TIME_ZONE);
}
