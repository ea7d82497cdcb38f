import { type CaseOnTimeline, momentOf } from '@/domain/timeline/caseOnTimeline';
import { formatDate, NO_DATE } from '@/lib/dates/format';

interface Mark {
  /** The Dutch date; `–` for none. */
  day: string;
  /** Null without a moment. */
  year: number | null;
  instant: string | null;
}

const YEAR_LENGTH = 4;
const known = new WeakMap<CaseOnTimeline, Mark>();

/** Cached: a timeline has thousands of cases, and grows while it is scrolled. */
export function markOf(item: CaseOnTimeline): Mark {
  const before = known.get(item);
  if (before !== undefined) return before;
  const instant = momentOf(item);
  const day = formatDate(instant);
  const mark = { day, year: day === NO_DATE ? null : Number(day.slice(-YEAR_LENGTH)), instant };
  known.set(item, mark);
  return mark;
}

/** Returns which headings are above the case at this place: those of a day and of a year that start with it. */
export function headsAt(items: readonly CaseOnTimeline[], place: number): { day: boolean; year: boolean } {
  const [item, above] = [items[place], items[place - 1]];
  if (item === undefined) return { day: false, year: false };
  if (above === undefined) return { day: true, year: true };
  return { day: markOf(item).day !== markOf(above).day, year: markOf(item).year !== markOf(above).year };
}

/** At most this many cases below the head are marked as cases of its day (002 §9.1). */
const LIT_CASES = 10;

/**
 * Counts the cases between the head and a case of its day. Null for cases of other days, and for those too far below.
 */
export function litAt(
  place: number,
  top: { scrolled: boolean; place: number; day: string | null },
  day: string | null,
): number | null {
  const below = Math.max(0, place - top.place);
  return top.scrolled && day === top.day && below <= LIT_CASES ? below : null;
}

/** The place of the first case of this year or of an earlier year; -1 while no such case is loaded. */
export const placeOfYear = (items: readonly CaseOnTimeline[], year: number): number =>
  items.findIndex((item) => (markOf(item).year ?? -Infinity) <= year);

export const yearsOf = (items: readonly CaseOnTimeline[]): number[] =>
  [...new Set(items.map((item) => markOf(item).year))]
    .filter((year) => year !== null)
    .sort((one, other) => other - one);
