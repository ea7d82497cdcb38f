import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import type { TimelinePage } from './timeline';

/** A list ends after this many fetches in a row without a new item (002 §9.1). */
export const MOST_IDLE = 3;

/** The part of a timeline that has been scrolled to. */
export interface LoadedTimeline extends TimelinePage {
  /** The number of the server's cases requested so far, including duplicates and unreadable ones. */
  asked: number;
  /** The number of fetches in a row without a new item. */
  idle: number;
}

export const NOTHING_LOADED: LoadedTimeline = { items: [], total: 0, asked: 0, idle: 0 };

export const hasMoreTimeline = ({ asked, total, idle }: LoadedTimeline): boolean =>
  asked < total && idle < MOST_IDLE;

/** Appends the next page without the cases that are already present, which were sent twice because the list moved. */
export function withNext(known: LoadedTimeline, next: TimelinePage, asked: number): LoadedTimeline {
  const there = new Set(known.items.map((item) => item.case.id));
  const added: CaseOnTimeline[] = [];
  for (const item of next.items) {
    if (there.has(item.case.id)) continue;
    there.add(item.case.id);
    added.push(item);
  }
  return {
    items: [...known.items, ...added],
    total: Math.max(next.total, known.items.length + added.length),
    asked,
    idle: added.length === 0 ? known.idle + 1 : 0,
  };
}
