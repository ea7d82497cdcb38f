import type { Page } from '@/domain/decode/page';

/** The filters and the order that a list requests from the server. */
export interface Question<F, S> {
  filters: F;
  sort: S;
}

export interface Visit<F, S> extends Question<F, S> {
  page?: number;
  pageSize?: number;
}

export const SAVED_VIEWS_MAX = 20;
export const SAVED_VIEW_NAME_MAX = 60;

/** Filters and order that the user saved under a name. */
export interface SavedView<F, S> extends Question<F, S> {
  name: string;
}

export interface BulkResult {
  id: string;
  subject: string;
  outcome: 'done' | 'failed' | 'skipped';
  message: string | null;
}

export interface BulkState<A extends string = string> {
  action: A;
  total: number;
  done: number;
  results: readonly BulkResult[];
  status: 'running' | 'stopping' | 'finished';
}

/** The server's answer about the whole window, with `mark` and `now` of the moment of the request. */
export interface Snapshot<T> extends Pick<Page<T>, 'items' | 'total'> {
  mark: number;
  now: number;
}

/** With `rows`, rows in the window may be wrong; with `total`, only the number of records beyond it may be wrong. */
export type Staleness = 'none' | 'total' | 'rows';

/**
 * Marks a record that left, so that events and answers about an older version do not bring it back; `FOREVER` is for a
 * deleted record, which stays deleted.
 */
export interface Gone {
  version: string;
  at: number;
}
export const FOREVER = '~';

/**
 * A window on the server's list. `ids` are the first N of the server's filtered order, to the client's knowledge. Hub
 * events change it at once; changes that the client cannot determine make it stale, and a silent resync asks the server
 * again (see listSaga.ts).
 */
export interface ListState<F, S, A extends string = string> extends Question<F, S> {
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  loadingMore: boolean;
  error: string | null;
  pageSize: number;
  ids: readonly string[];
  total: number;
  /** The pointer or the focus is in the list, so nothing may be inserted between its rows. */
  held: boolean;
  /** The visible rows while held: `ids` without `waiting`, in their earlier order. */
  shown: readonly string[] | null;
  waiting: readonly string[];
  /** The rows of the previous question, shown until the rows of the present question arrive. */
  earlier: readonly string[];
  updatedAt: number | null;
  pagesWithoutGain: number;
  /** The last page that the address requested; the first load fetches up to it. */
  firstPage: number;
  /** Counts questions; an answer to an earlier question is dropped (H13). */
  epoch: number;
  staleness: Staleness;
  /**
   * Increases with every change that makes the list stale. An answer is reliable only about changes from before its
   * request.
   */
  mark: number;
  staleSince: number;
  /** The window must be fetched again at once: after a reconnect or a wake-up. */
  refreshWanted: boolean;
  /** Records that left the list, with the version in which they left; see {@link Gone}. */
  gone: Readonly<Record<string, Gone>>;
  selected: readonly string[];
  /** The bulk action on several records; only one runs at a time. */
  bulk: BulkState<A> | null;
  views: readonly SavedView<F, S>[];
}

export type AnyList = ListState<unknown, unknown>;

export const NO_ROWS: readonly string[] = [];

const unanswered = {
  load: 'idle',
  loadingMore: false,
  error: null,
  ids: [],
  total: 0,
  shown: null,
  waiting: [],
  earlier: NO_ROWS,
  updatedAt: null,
  pagesWithoutGain: 0,
  firstPage: 0,
  staleness: 'none',
  mark: 0,
  staleSince: 0,
  refreshWanted: false,
  selected: [],
} as const;

export const unasked = <F, S, A extends string>(
  question: Question<F, S>,
  pageSize: number,
): ListState<F, S, A> => ({
  ...unanswered,
  ...question,
  pageSize,
  held: false,
  epoch: 0,
  gone: {},
  bulk: null,
  views: [],
});

/**
 * Starts another question: drops all rows and requests page 0, or the pages up to `page` on a fresh visit (000 §4.2).
 */
export const restart = <F, S, A extends string>(
  list: ListState<F, S, A>,
  { filters, sort, page = 0, pageSize = list.pageSize }: Visit<F, S>,
): ListState<F, S, A> => ({
  ...list,
  ...unanswered,
  load: 'loading',
  filters,
  sort,
  pageSize,
  firstPage: page,
  shown: list.held ? [] : null,
  epoch: list.epoch + 1,
});

export const isComplete = (list: AnyList): boolean => list.ids.length >= list.total;

/** A server that keeps repeating itself is not asked again after this many pages without new records (P9). */
const PAGES_WITHOUT_GAIN_MAX = 3;

export const hasMore = (list: AnyList): boolean =>
  list.load === 'loaded' && !isComplete(list) && list.pagesWithoutGain < PAGES_WITHOUT_GAIN_MAX;

export const visibleIds = ({ load, earlier, shown, ids }: AnyList): readonly string[] =>
  load === 'loading' ? earlier : (shown ?? ids);

/**
 * Decides what is visible while held: rows that left disappear, moved rows keep their place, new rows wait. Rows that
 * an answer adds below all visible ones move nothing and are shown (`appends`).
 */
export function present<L extends AnyList>(before: L, after: L, appends: boolean): L {
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

export function doubt<L extends AnyList>(list: L, staleness: Staleness, now: number): L {
  if (staleness === 'none') return list;
  const worse = MORE_THAN[staleness] > MORE_THAN[list.staleness];
  return {
    ...list,
    mark: list.mark + 1,
    staleness: worse ? staleness : list.staleness,
    staleSince: worse ? now : list.staleSince,
  };
}
