import { formatDate } from '@/lib/dates/format';

interface Happening {
  startTime: string | null;
}

interface Day<T> {
  /** The Dutch date, as it is written. */
  day: string;
  /** A moment on that day; null for what has no moment. */
  instant: string | null;
  items: readonly T[];
}

const newestFirst = (one: Happening, other: Happening): number =>
  (other.startTime ?? '').localeCompare(one.startTime ?? '');

/** Newest first, cut at each Dutch midnight; what has no moment comes last. */
export function byDay<T extends Happening>(activities: readonly T[]): Day<T>[] {
  const days = new Map<string, T[]>();
  for (const activity of [...activities].sort(newestFirst)) {
    const day = formatDate(activity.startTime);
    const known = days.get(day);
    if (known) known.push(activity);
    else days.set(day, [activity]);
  }
  return [...days].map(([day, items]) => ({ day, instant: items[0]?.startTime ?? null, items }));
}
