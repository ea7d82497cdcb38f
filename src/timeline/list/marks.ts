import { type CaseOnTimeline, momentOf } from '@/domain/timeline/caseOnTimeline';
import { formatDate, NO_DATE } from '@/lib/dates/format';

/** Where a case stands in time. */
interface Mark {
  /** The Dutch date; `–` for none. */
  day: string;
  /** Null without a moment. */
  year: number | null;
  instant: string | null;
}

const YEAR_LENGTH = 4;
const known = new WeakMap<CaseOnTimeline, Mark>();

/** Reckoned once: a timeline has thousands of them, and grows while it is scrolled. */
export function markOf(item: CaseOnTimeline): Mark {
  const before = known.get(item);
  if (before !== undefined) return before;
  const instant = momentOf(item);
  const day = formatDate(instant);
  const mark = { day, year: day === NO_DATE ? null : Number(day.slice(-YEAR_LENGTH)), instant };
  known.set(item, mark);
  return mark;
}

/** Which heads stand above the case at this place: those of a day and of a year that begin with it. */
export function headsAt(items: readonly CaseOnTimeline[], place: number): { day: boolean; year: boolean } {
  const [item, above] = [items[place], items[place - 1]];
  if (item === undefined) return { day: false, year: false };
  if (above === undefined) return { day: true, year: true };
  return { day: markOf(item).day !== markOf(above).day, year: markOf(item).year !== markOf(above).year };
}

/** The first case of this year or an earlier one; -1 while none is loaded. */
export const placeOfYear = (items: readonly CaseOnTimeline[], year: number): number =>
  items.findIndex((item) => (markOf(item).year ?? -Infinity) <= year);

/** The years of what is loaded, newest first. */
export const yearsOf = (items: readonly CaseOnTimeline[]): number[] =>
  [...new Set(items.map((item) => markOf(item).year))]
    .filter((year) => year !== null)
    .sort((one, other) => other - one);
