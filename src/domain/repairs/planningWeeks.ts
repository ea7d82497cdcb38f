import { addDays, dutchToday, mondayOf } from '@/lib/dates/deadlineFilter';
import type { Planning } from './planning';

/** A planner that never says which week is its last would be asked for ever. */
const MOST_WEEKS = 26;
const WEEK_DAYS = 7;

/** A week as it is asked for: from a Monday until the next, which does not belong to it. */
interface PlanningWeek {
  from: string;
  until: string;
}

export interface FoundWeek extends PlanningWeek, Planning {
  /** The Mondays of the weeks before it in which nobody has time. */
  skipped: string[];
}

const weekFrom = (from: string): PlanningWeek => ({ from, until: addDays(from, WEEK_DAYS) });

/** Where a planner begins. */
export const firstWeek = (now: number): string => mondayOf(dutchToday(now));

/** Goes on until a week has a free moment, or is the last that is planned in (REP-13, REP-14). */
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
