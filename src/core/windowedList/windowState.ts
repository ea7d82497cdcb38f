import { PAGES_WITHOUT_GAIN_MAX } from './windowConstants';
import type { Item, Question, WindowKind } from './windowKind';

/**
 * The window on the server's list. `ids` are the first N of the server's filtered order, as far as this side knows. Hub
 * events change it at once; whatever an event may have changed and this side cannot know for certain makes it stale, and
 * a silent resync asks the server again (see windowSaga.ts):
 * - `rows`: what stands in the window may be wrong;
 * - `total`: only the number of records beyond it may be.
 */
export type Staleness = 'none' | 'total' | 'rows';

export interface WindowState<T extends Item, F, S> extends Question<F, S> {
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  loadingMore: boolean;
  error: string | null;
  pageSize: number;
  ids: readonly string[];
  entities: Readonly<Record<string, T>>;
  total: number;
  /** The pointer or the focus is in the list: nothing may come between its rows. */
  held: boolean;
  /** What is on the screen while held: `ids` without `waiting`, in the order they had. */
  shown: readonly string[] | null;
  waiting: readonly string[];
  updatedAt: number | null;
  pagesWithoutGain: number;
  /** Last page that the address asked for; the first load fetches up to it. */
  firstPage: number;
  /** Counts questions: an answer to an earlier one is dropped (H13). */
  epoch: number;
  staleness: Staleness;
  /** Goes up with every change that makes the list stale: an answer is the truth only about what came before it was asked. */
  mark: number;
  staleSince: number;
  /** Someone wants the window fetched anew at once: after a reconnect, a wake-up. */
  refreshWanted: boolean;
  /** Records that left, with the version that did; see {@link Gone}. */
  gone: Readonly<Record<string, Gone>>;
}

/** Events and answers about an older version do not bring it back; `FOREVER` is deleted, and a deleted record stays deleted. */
export interface Gone {
  version: string;
  at: number;
}
export const FOREVER = '~';

const emptyWindow = {
  load: 'idle',
  loadingMore: false,
  error: null,
  ids: [],
  entities: {},
  total: 0,
  held: false,
  shown: null,
  waiting: [],
  updatedAt: null,
  pagesWithoutGain: 0,
  firstPage: 0,
  epoch: 0,
  staleness: 'none',
  mark: 0,
  staleSince: 0,
  refreshWanted: false,
  gone: {},
} as const;

type AnyWindow = WindowState<Item, unknown, unknown>;

export const unasked = <T extends Item, F, S>({
  noQuestion,
  pageSize,
}: WindowKind<T, F, S>): WindowState<T, F, S> => ({ ...emptyWindow, ...noQuestion, pageSize });

export interface Visit<F, S> extends Question<F, S> {
  page?: number;
  pageSize?: number;
}

/** Another question: everything is dropped and page 0 (up to `page` on a fresh visit) is asked (000 §4.2). */
export const restart = <T extends Item, F, S>(
  list: WindowState<T, F, S>,
  { filters, sort, page = 0, pageSize = list.pageSize }: Visit<F, S>,
): WindowState<T, F, S> => ({
  ...emptyWindow,
  load: 'loading',
  filters,
  sort,
  pageSize,
  firstPage: page,
  held: list.held,
  shown: list.held ? [] : null,
  gone: list.gone,
  epoch: list.epoch + 1,
});

export const isComplete = (list: AnyWindow): boolean => list.ids.length >= list.total;

export const hasMore = (list: AnyWindow): boolean =>
  list.load === 'loaded' && !isComplete(list) && list.pagesWithoutGain < PAGES_WITHOUT_GAIN_MAX;

export const visibleIds = (list: AnyWindow): readonly string[] => list.shown ?? list.ids;

export const hold = <W extends AnyWindow>(list: W, held: boolean): W => {
  if (list.held === held) return list;
  return { ...list, held, shown: held ? list.ids : null, waiting: [] };
};

export const showWaiting = <W extends AnyWindow>(list: W): W => ({
  ...list,
  shown: list.held ? list.ids : null,
  waiting: [],
});

/**
 * While held: what left the window leaves the screen, what moved keeps its place, what is new waits. Rows that an answer
 * puts below everything shown move nothing and are shown (`appends`).
 */
export function present<W extends AnyWindow>(before: W, after: W, appends: boolean): W {
  if (!after.held || after.shown === null || before.ids === after.ids) return after;
  const present = new Set(after.ids);
  const shown = after.shown.filter((id) => present.has(id));
  const onScreen = new Set(shown);
  const known = new Set(before.ids);
  const last = after.ids.findLastIndex((id) => onScreen.has(id));
  const below = appends ? after.ids.filter((id, index) => index > last && !known.has(id)) : [];
  for (const id of below) onScreen.add(id);
  return { ...after, shown: [...shown, ...below], waiting: after.ids.filter((id) => !onScreen.has(id)) };
}

const MORE_THAN: Record<Staleness, number> = { none: 0, total: 1, rows: 2 };

export function doubt<W extends AnyWindow>(list: W, staleness: Staleness, now: number): W {
  if (staleness === 'none') return list;
  const worse = MORE_THAN[staleness] > MORE_THAN[list.staleness];
  return {
    ...list,
    mark: list.mark + 1,
    staleness: worse ? staleness : list.staleness,
    staleSince: worse ? now : list.staleSince,
  };
}

export type Age = 'older' | 'same' | 'newer' | 'unknown';

type Compared<T> = Pick<WindowKind<T & Item, never, never>, 'looksSame'>;

/** By `lastModified`; without one nobody can tell. */
export function age<T extends Item>({ looksSame }: Compared<T>, incoming: T, held: T): Age {
  const [one, other] = [incoming.lastModified, held.lastModified];
  if (one === null || other === null) return looksSame(incoming, held) ? 'same' : 'unknown';
  if (one !== other) return one < other ? 'older' : 'newer';
  return looksSame(incoming, held) ? 'same' : 'unknown';
}
