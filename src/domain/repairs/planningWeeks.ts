import { addDays, dutchToday, mondayOf } from '@/lib/dates/deadlineFilter';
import type { Planning } from './planning';

/** Without this limit, a planner that never reports its last week would be queried forever. */
const MOST_WEEKS = 26;
const WEEK_DAYS = 7;

/** A requested week: from a Monday until the next Monday, exclusive. */
interface PlanningWeek {
  from: string;
  until: string;
}

export interface FoundWeek extends PlanningWeek, Planning {
  /** The Mondays of the earlier weeks without a free moment. */
  skipped: string[];
}

const weekFrom = (from: string): PlanningWeek => ({ from, until: addDays(from, WEEK_DAYS) });

/** Returns the Monday that a planner begins with. */
export const firstWeek = (now: number): string => mondayOf(dutchToday(now));

/**
 * Reads week after week until a week has a free moment, or is the last week that can be planned in (REP-13, REP-14).
 */
export async function firstWithOptions(
  from: string,
  read: (week: PlanningWeek) => Promise<Planning>,
): Promise<FoundWeek> {
  const skipped: string[] = [];
  let week = weekFrom(from);
  let planning = await read(week);
  while (planning.availablePlanningOptions.length === 0 && !planning.isLastPlannableWeek) {
    if (skipped.length === MOST_WEEKS) return { ...planning, ...week, isLastPlannableWeek: true, skipped };
    skipped.push(week.from);
    week = weekFrom(week.until);
    planning = await read(week);
  }
  return { ...planning, ...week, skipped };
}
