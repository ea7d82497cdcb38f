import type { CaseActivity } from '@/domain/caseActivity';
import { formatDate } from '@/lib/dates/format';

interface Day {
  /** The Dutch date, as it is written. */
  day: string;
  /** A moment on that day; null for what has no moment. */
  instant: string | null;
  items: readonly CaseActivity[];
}

const newestFirst = (one: CaseActivity, other: CaseActivity): number =>
  (other.startTime ?? '').localeCompare(one.startTime ?? '');

/** Newest first, cut at each Dutch midnight; what has no moment comes last. */
export function byDay(activities: readonly CaseActivity[]): Day[] {
  const days = new Map<string, CaseActivity[]>();
  for (const activity of [...activities].sort(newestFirst)) {
    const day = formatDate(activity.startTime);
    const known = days.get(day);
    if (known) known.push(activity);
    else days.set(day, [activity]);
  }
  return [...days].map(([day, items]) => ({ day, instant: items[0]?.startTime ?? null, items }));
}
