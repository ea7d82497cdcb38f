import { formatDate } from '@/lib/dates/format';

interface Happening {
  startTime: string | null;
}

interface Day<T> {
  /** The Dutch date as text. */
  day: string;
  /** A moment on that day; null for activities without a moment. */
  instant: string | null;
  items: readonly T[];
}

const newestFirst = (one: Happening, other: Happening): number =>
  (other.startTime ?? '').localeCompare(one.startTime ?? '');

/** Returns the activities by Dutch day, newest first. Activities without a moment come last. */
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
