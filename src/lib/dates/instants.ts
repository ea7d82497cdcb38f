import { tzOffset } from '@date-fns/tz/tzOffset';

/** The time zone of the users; never the browser's. */
export const TIME_ZONE = 'Europe/Amsterdam';

const HAS_ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i;
const HAS_TIME = /T\d{2}:\d{2}/;
/** .NET's DateTime.MinValue is sent for 'no date'. */
const FIRST_REAL_YEAR = 1800;

/** The largest offset of Dutch time from UTC. */
const LARGEST_OFFSET_MS = 2 * 3_600_000;

/** Converts a wire date to ISO text in UTC. Text without a zone is Dutch time; null for 'no date' and invalid text. */
export function toIsoInstant(text: string): string | null {
  const trimmed = text.trim();
  const hasProperty = HAS_TIME.test(trimmed) && HAS_ZONE.test(trimmed);
  const date = new Date(hasProperty ? trimmed : dutchTime(trimmed));
  const valid = !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= FIRST_REAL_YEAR;
  return valid ? date.toISOString() : null;
}

/**
 * Returns ms since 1970. A time that occurs twice means its first occurrence; a skipped time is read as an hour later,
 * as everywhere in JavaScript.
 */
function dutchTime(text: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/.exec(text);
  if (!parts || Number(parts[1]) < FIRST_REAL_YEAR) return Number.NaN;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part || 0));
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  return asUtc - tzOffset(TIME_ZONE, new Date(asUtc - LARGEST_OFFSET_MS)) * 60_000;
}
