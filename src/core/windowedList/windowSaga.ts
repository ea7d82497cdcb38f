import type { Task as Running } from 'redux-saga';
import { call, cancel, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { isHttpError } from '@/api/httpError';
import { wokeUp } from '@/core/events';
import type { Page } from '@/domain/page';
import type { OverviewActions } from './overviewActions';
import type { Overview } from './overviewState';
import {
  REQUEST_SIZE_MAX,
  RESYNC_QUIET_MS,
  RESYNC_RETRY_MAX_MS,
  RESYNC_RETRY_MIN_MS,
  RESYNC_SPREAD_MS,
  RESYNC_TOTAL_MS,
  RESYNC_WAIT_MAX_MS,
  RESYNC_WAIT_MIN_MS,
  RESYNC_WAIT_PER_ITEM_MS,
} from './windowConstants';
import type { Item, Question, WindowKind } from './windowKind';
import type { WindowState } from './windowState';

/** One list, and where it lives. */
export interface WindowOf<T extends Item, F, S, State> {
  kind: WindowKind<T, F, S>;
  actions: OverviewActions<T, F, S>;
  selectOverview: (state: State) => Overview<T, F, S>;
  /** What became known about its records. */
  changed: { type: string };
  /** After a gap: what was missed must be fetched. */
  reconnected: { type: string };
}

const typesOf = (...actions: { type: string }[]): string[] => actions.map(({ type }) => type);

/** One window at a time: another question ends the one before, and its requests with it (H13). */
export function* windowSaga<T extends Item, F, S, State>(of: WindowOf<T, F, S, State>) {
  const { overviewEntered, filtersChanged, listRetried } = of.actions;
  const askers = typesOf(overviewEntered, filtersChanged, listRetried, of.reconnected, wokeUp);
  let running: Running | null = null;
  let epoch = 0;
  while (true) {
    const list = (yield* select(of.selectOverview)).list;
    if (list.epoch !== epoch) {
      epoch = list.epoch;
      if (running) yield* cancel(running);
      running = yield* fork(keepWindow<T, F, S, State>, of, epoch);
    }
    yield* take(askers);
  }
}

/** One request at a time, so that no answer can overtake another. What to do next is read from the state. */
function* keepWindow<T extends Item, F, S, State>(of: WindowOf<T, F, S, State>, epoch: number) {
  const pace: Pace = {
    failures: 0,
    lastTry: 0,
    mark: 0,
    touched: 0,
    spread: Math.random() * RESYNC_SPREAD_MS,
  };
  const { overviewEntered, moreRequested, listRetried } = of.actions;
  const wakers = typesOf(of.changed, overviewEntered, moreRequested, listRetried, of.reconnected, wokeUp);
  const list = (yield* select(of.selectOverview)).list;
  if (list.load === 'loading' && !(yield* firstLoad(of, epoch))) return;
  while (true) {
    const now = (yield* select(of.selectOverview)).list;
    if (now.loadingMore) yield* loadMore(of, epoch);
    else {
      const wait = dueIn(now, pace);
      if (wait <= 0) yield* resync(of, epoch, pace);
      else if (wait === Infinity) yield* take(wakers);
      else yield* race({ time: delay(wait), news: take(wakers) });
    }
  }
}

interface Pace {
  failures: number;
  lastTry: number;
  /** The last change that made the list stale, and when it came. */
  mark: number;
  touched: number;
  /** Not all agents ask at the same moment. */
  spread: number;
}

/** How long until the server must be asked again: never while nothing is in doubt. */
function dueIn(list: WindowState<Item, unknown, unknown>, pace: Pace): number {
  const now = Date.now();
  if (list.mark !== pace.mark) Object.assign(pace, { mark: list.mark, touched: now });
  const { failures, lastTry, touched, spread } = pace;
  const wait = Math.min(RESYNC_RETRY_MIN_MS * 2 ** (failures - 1), RESYNC_RETRY_MAX_MS);
  const retry = failures === 0 ? 0 : lastTry + wait - now;
  if (list.refreshWanted) return retry;
  if (list.staleness === 'none') return Infinity;
  const longest = Math.min(
    Math.max(list.ids.length * RESYNC_WAIT_PER_ITEM_MS, RESYNC_WAIT_MIN_MS),
    RESYNC_WAIT_MAX_MS,
  );
  const due =
    list.staleness === 'rows'
      ? Math.min(touched + RESYNC_QUIET_MS, list.staleSince + longest)
      : list.staleSince + Math.max(RESYNC_TOTAL_MS + spread, longest);
  return Math.max(due - now, retry);
}

interface Wanted<F, S> extends Question<F, S> {
  page: number;
  pageSize: number;
}

/** Ends with its saga: whoever is cancelled no longer wants the answer. */
function* fetchPage<T extends Item, F, S>(
  kind: WindowKind<T, F, S>,
  { filters, sort, page, pageSize }: Wanted<F, S>,
) {
  const controller = new AbortController();
  try {
    return yield* call(kind.fetchPage, { filters, sort }, { page, pageSize }, controller.signal);
  } finally {
    controller.abort();
  }
}

const roundUp = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize)) * pageSize;

/** As many whole pages at a time as one request may ask for. */
const chunkSize = (count: number, pageSize: number): number =>
  Math.min(roundUp(count, pageSize), REQUEST_SIZE_MAX - (REQUEST_SIZE_MAX % pageSize));

/** Pages 0 to n of a fresh visit; the first rows are shown while the rest still comes (AMB-057). */
function* firstLoad<T extends Item, F, S, State>(
  { kind, actions, selectOverview }: WindowOf<T, F, S, State>,
  epoch: number,
) {
  const { filters, sort, firstPage, mark, pageSize: step } = (yield* select(selectOverview)).list;
  const wanted = (firstPage + 1) * step;
  const pageSize = chunkSize(wanted, step);
  try {
    const { items, total } = yield* fetchPage(kind, { filters, sort, page: 0, pageSize });
    yield* put(actions.listAnswered({ epoch, snapshot: { items, total, mark, now: Date.now() } }));
    for (let page = 1; page * pageSize < Math.min(wanted, total); page += 1) {
      const answer = yield* fetchPage(kind, { filters, sort, page, pageSize });
      const rest = answer.items.slice(0, wanted - page * pageSize);
      const whole = { ...answer, items: rest, page, pageSize };
      yield* put(actions.pageAnswered({ epoch, page: whole, now: Date.now() }));
    }
    return true;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    const { load } = (yield* select(selectOverview)).list;
    const failed = load === 'loaded' ? actions.moreFailed : actions.listFailed;
    yield* put(failed({ epoch, error: error.message }));
    return load === 'loaded';
  }
}

/** The page index is the number of loaded rows divided by the page size, rounded down (000 §9). */
function* loadMore<T extends Item, F, S, State>(
  { kind, actions, selectOverview }: WindowOf<T, F, S, State>,
  epoch: number,
) {
  const { filters, sort, ids, pageSize } = (yield* select(selectOverview)).list;
  const page = Math.floor(ids.length / pageSize);
  try {
    const answer = yield* fetchPage(kind, { filters, sort, page, pageSize });
    yield* put(actions.pageAnswered({ epoch, page: { ...answer, page, pageSize }, now: Date.now() }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(actions.moreFailed({ epoch, error: error.message }));
  }
}

/** The whole window anew, silently: what is shown stays until the answer is there, and where none comes. */
function* resync<T extends Item, F, S, State>(
  { kind, actions, selectOverview }: WindowOf<T, F, S, State>,
  epoch: number,
  pace: Pace,
) {
  const { filters, sort, ids, mark, pageSize: step } = (yield* select(selectOverview)).list;
  const wanted = roundUp(ids.length, step);
  const pageSize = chunkSize(wanted, step);
  const items: T[] = [];
  try {
    let answer: Page<T>;
    let page = 0;
    do {
      answer = yield* fetchPage(kind, { filters, sort, page, pageSize });
      items.push(...answer.items);
      page += 1;
    } while (page * pageSize < Math.min(wanted, answer.total) && answer.items.length > 0);
    items.length = Math.min(items.length, wanted);
    const snapshot = { items, total: answer.total, mark, now: Date.now() };
    yield* put(actions.listAnswered({ epoch, snapshot }));
    pace.failures = 0;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    pace.failures += 1;
    pace.lastTry = Date.now();
  }
}
