import { call, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import { supervise } from '@/core/sagas/supervise';
import { selectSignedInId } from '@/core/session/sessionSlice';
import type { Page } from '@/domain/decode/page';
import type { LiveList, Place } from './defineList';
import { keepNewest, keepUp, retryIn, tried, type Tries } from '@/core/sagas/keepUp';
import type { AnyList, Question } from './listState';
import { writeQuestion } from './listStorage';
import type { Item } from './records';

/** The largest number of records in one request for several pages. */
const REQUEST_SIZE_MAX = 450;

/** In ms. When rows may be wrong, resync waits until there were no events for this long … */
const RESYNC_QUIET_MS = 400;
/** … but no longer than this, per loaded record and in total; a large window costs many requests. */
const RESYNC_WAIT_PER_ITEM_MS = 3;
const RESYNC_WAIT_MIN_MS = 2_000;
const RESYNC_WAIT_MAX_MS = 30_000;
/** The wait when only the total may be wrong. */
const RESYNC_TOTAL_MS = 3_000;
const RESYNC_SPREAD_MS = 1_000;

/** The part of a list that the sagas need. */
type Kept<State, T extends Item, F extends object, S, A extends string> = Pick<
  LiveList<State, T, F, S, A>,
  'actions' | 'fetchPage' | 'name' | 'select' | 'storage'
>;

/** Keeps a list filled, and its question stored in the browser. */
export function* listSaga<State extends object, T extends Item, F extends object, S, A extends string>(
  list: Kept<State, T, F, S, A>,
) {
  const { overviewEntered, filtersChanged } = list.actions;
  yield* takeEvery([overviewEntered, filtersChanged], function* () {
    const question: Question<F, S> = yield* select(list.select);
    yield* call(writeQuestion<F, S>, list.storage, yield* select(selectSignedInId), question);
  });
  const keep = (epoch: number) => keepWindow(list, epoch);
  yield* fork(supervise, `${list.name}/list`, () => keepNewest(list.select, keep));
}

/** Fills the window of the list, and keeps it equal to the server's. */
function* keepWindow<State extends object, T extends Item, F extends object, S, A extends string>(
  list: Kept<State, T, F, S, A>,
  epoch: number,
): SagaGenerator<void> {
  const pace: Pace = {
    failures: 0,
    lastTry: 0,
    mark: 0,
    touched: 0,
    spread: Math.random() * RESYNC_SPREAD_MS,
  };
  const { load } = yield* select(list.select);
  if (load === 'loading' && !(yield* firstLoad(list, epoch))) return;
  yield* keepUp({
    read: list.select,
    more: ({ loadingMore }) => (loadingMore ? loadMore(list, epoch) : null),
    dueIn: (now) => dueIn(now, pace),
    resync: () => tried(pace, () => resync(list, epoch)),
  });
}

interface Pace extends Tries {
  /** The last change that made the list stale, and its moment. */
  mark: number;
  touched: number;
  /** Spreads the requests of all agents over time. */
  spread: number;
}

/** Returns the time until the server must be asked again; infinite while nothing is stale. */
function dueIn(list: AnyList, pace: Pace): number {
  const now = Date.now();
  if (list.mark !== pace.mark) Object.assign(pace, { mark: list.mark, touched: now });
  const { touched, spread } = pace;
  const retry = retryIn(pace, now);
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

/** Aborts its request when the saga is cancelled. */
function* fetchPage<T extends Item, F, S>(
  list: { fetchPage: (question: Question<F, S>, place: Place, signal: AbortSignal) => Promise<Page<T>> },
  { filters, sort }: Question<F, S>,
  place: Place,
) {
  const controller = new AbortController();
  try {
    return yield* call(list.fetchPage, { filters, sort }, place, controller.signal);
  } finally {
    controller.abort();
  }
}

const roundUp = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize)) * pageSize;

/** Returns `count` rounded up to whole pages, but at most the whole pages that fit in one request. */
const chunkSize = (count: number, pageSize: number): number =>
  Math.min(roundUp(count, pageSize), REQUEST_SIZE_MAX - (REQUEST_SIZE_MAX % pageSize));

/** Loads pages 0 to n of a fresh visit; the first rows are shown while the rest is loading (AMB-057). */
function* firstLoad<State, T extends Item, F extends object, S, A extends string>(
  list: Kept<State, T, F, S, A>,
  epoch: number,
) {
  const { actions } = list;
  const question = yield* select(list.select);
  const { firstPage, mark, pageSize: step } = question;
  const wanted = (firstPage + 1) * step;
  const pageSize = chunkSize(wanted, step);
  try {
    const { items, total } = yield* fetchPage(list, question, { page: 0, pageSize });
    yield* put(actions.listAnswered({ epoch, snapshot: { items, total, mark, now: Date.now() } }));
    for (let page = 1; page * pageSize < Math.min(wanted, total); page += 1) {
      const answer = yield* fetchPage(list, question, { page, pageSize });
      const rest = answer.items.slice(0, wanted - page * pageSize);
      const whole = { ...answer, items: rest, page, pageSize };
      yield* put(actions.pageAnswered({ epoch, page: whole, now: Date.now() }));
    }
    return true;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    const { load } = yield* select(list.select);
    const failed = load === 'loaded' ? actions.moreFailed : actions.listFailed;
    yield* put(failed({ epoch, error: error.message }));
    return load === 'loaded';
  }
}

/** The page index is the number of loaded rows divided by the page size, rounded down (000 §9). */
function* loadMore<State, T extends Item, F extends object, S, A extends string>(
  list: Kept<State, T, F, S, A>,
  epoch: number,
): SagaGenerator<void> {
  const { actions } = list;
  const question = yield* select(list.select);
  const { ids, pageSize } = question;
  const page = Math.floor(ids.length / pageSize);
  try {
    const answer = yield* fetchPage(list, question, { page, pageSize });
    yield* put(actions.pageAnswered({ epoch, page: { ...answer, page, pageSize }, now: Date.now() }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(actions.moreFailed({ epoch, error: error.message }));
  }
}

/**
 * Fetches the whole window silently: the rows stay until the answer arrives, and they also stay if no answer arrives.
 */
function* resync<State, T extends Item, F extends object, S, A extends string>(
  list: Kept<State, T, F, S, A>,
  epoch: number,
): SagaGenerator<void> {
  const question = yield* select(list.select);
  const { ids, mark, pageSize: step } = question;
  const wanted = roundUp(ids.length, step);
  const pageSize = chunkSize(wanted, step);
  const items: T[] = [];
  let answer: Page<T>;
  let page = 0;
  do {
    answer = yield* fetchPage(list, question, { page, pageSize });
    items.push(...answer.items);
    page += 1;
  } while (page * pageSize < Math.min(wanted, answer.total) && answer.items.length > 0);
  items.length = Math.min(items.length, wanted);
  const snapshot = { items, total: answer.total, mark, now: Date.now() };
  yield* put(list.actions.listAnswered({ epoch, snapshot }));
}
