import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import type { TimelinePage } from './timeline';

/** 002 §9.1: a list ends after so many fetches in a row that added nothing. */
export const MOST_IDLE = 3;

/** As much of a timeline as somebody has scrolled to. */
export interface LoadedTimeline extends TimelinePage {
  /** How many of the server's were asked for, known ones and unreadable ones too. */
  asked: number;
  /** How many fetches in a row added nothing. */
  idle: number;
}

export const NOTHING_LOADED: LoadedTimeline = { items: [], total: 0, asked: 0, idle: 0 };

export const hasMoreTimeline = ({ asked, total, idle }: LoadedTimeline): boolean =>
  asked < total && idle < MOST_IDLE;

/** With what came next; a case that is there already came twice because the list moved. */
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
