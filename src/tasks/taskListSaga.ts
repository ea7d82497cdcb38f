import type { Task as Running } from 'redux-saga';
import { call, cancel, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { isHttpError } from '@/api/httpError';
import { getTaskPage, type TaskSort } from '@/api/tasks';
import { wokeUp } from '@/core/events';
import type { Page } from '@/domain/page';
import type { Task } from '@/domain/task';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { toTaskQuery, type TaskFilters } from './taskFilters';
import type { ListState } from './taskListState';
import {
  filtersChanged,
  listAnswered,
  listFailed,
  listRetried,
  moreFailed,
  moreRequested,
  overviewEntered,
  pageAnswered,
  tasksChanged,
} from './tasksActions';
import {
  RESYNC_QUIET_MS,
  RESYNC_RETRY_MAX_MS,
  RESYNC_RETRY_MIN_MS,
  RESYNC_SPREAD_MS,
  RESYNC_TOTAL_MS,
  RESYNC_WAIT_MAX_MS,
  RESYNC_WAIT_MIN_MS,
  RESYNC_WAIT_PER_TASK_MS,
  TASK_PAGE_SIZE,
  TASK_REQUEST_SIZE_MAX,
} from './tasksConstants';
import type { WithTasks } from './tasksSlice';

const selectList = ({ tasks }: WithTasks): ListState => tasks.list;

/** One window at a time: another question ends the one before, and its requests with it (H13). */
export function* taskListSaga() {
  let running: Running | null = null;
  let epoch = 0;
  while (true) {
    const list = yield* select(selectList);
    if (list.epoch !== epoch) {
      epoch = list.epoch;
      if (running) yield* cancel(running);
      running = yield* fork(keepWindow, epoch);
    }
    yield* take([overviewEntered, filtersChanged, listRetried, hubsReconnected, wokeUp]);
  }
}

/** One request at a time, so that no answer can overtake another. What to do next is read from the state. */
function* keepWindow(epoch: number) {
  const pace: Pace = {
    failures: 0,
    lastTry: 0,
    mark: 0,
    touched: 0,
    spread: Math.random() * RESYNC_SPREAD_MS,
  };
  const list = yield* select(selectList);
  if (list.load === 'loading' && !(yield* firstLoad(epoch))) return;
  while (true) {
    const now = yield* select(selectList);
    if (now.loadingMore) yield* loadMore(epoch);
    else {
      const wait = dueIn(now, pace);
      if (wait <= 0) yield* resync(epoch, pace);
      else yield* pause(wait);
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

const wakers = [tasksChanged, moreRequested, listRetried, hubsReconnected, wokeUp];

function* pause(ms: number) {
  if (ms === Infinity) yield* take(wakers);
  else yield* race({ time: delay(ms), news: take(wakers) });
}

/** How long until the server must be asked again: never while nothing is in doubt. */
function dueIn(list: ListState, pace: Pace): number {
  const now = Date.now();
  if (list.mark !== pace.mark) Object.assign(pace, { mark: list.mark, touched: now });
  const { failures, lastTry, touched, spread } = pace;
  const wait = Math.min(RESYNC_RETRY_MIN_MS * 2 ** (failures - 1), RESYNC_RETRY_MAX_MS);
  const retry = failures === 0 ? 0 : lastTry + wait - now;
  if (list.refreshWanted) return retry;
  if (list.staleness === 'none') return Infinity;
  const longest = Math.min(
    Math.max(list.ids.length * RESYNC_WAIT_PER_TASK_MS, RESYNC_WAIT_MIN_MS),
    RESYNC_WAIT_MAX_MS,
  );
  const due =
    list.staleness === 'rows'
      ? Math.min(touched + RESYNC_QUIET_MS, list.staleSince + longest)
      : list.staleSince + Math.max(RESYNC_TOTAL_MS + spread, longest);
  return Math.max(due - now, retry);
}

interface Wanted {
  filters: TaskFilters;
  sort: TaskSort;
  page: number;
  pageSize: number;
}

/** Ends with its saga: whoever is cancelled no longer wants the answer. */
function* fetchPage({ filters, sort, page, pageSize }: Wanted) {
  const controller = new AbortController();
  const query = toTaskQuery(filters, sort, { page, pageSize }, Date.now());
  try {
    return yield* call(getTaskPage, query, controller.signal);
  } finally {
    controller.abort();
  }
}

const roundUp = (count: number): number => Math.max(1, Math.ceil(count / TASK_PAGE_SIZE)) * TASK_PAGE_SIZE;

const chunkSize = (count: number): number => Math.min(roundUp(count), TASK_REQUEST_SIZE_MAX);

/** Pages 0 to n of a fresh visit; the first rows are shown while the rest still comes (AMB-057). */
function* firstLoad(epoch: number) {
  const { filters, sort, firstPage, mark } = yield* select(selectList);
  const wanted = (firstPage + 1) * TASK_PAGE_SIZE;
  const pageSize = chunkSize(wanted);
  try {
    const first = yield* fetchPage({ filters, sort, page: 0, pageSize });
    const { items, total } = first;
    yield* put(listAnswered({ epoch, snapshot: { items, total, mark, now: Date.now() } }));
    for (let page = 1; page * pageSize < Math.min(wanted, total); page += 1) {
      const answer = yield* fetchPage({ filters, sort, page, pageSize });
      const rest = answer.items.slice(0, wanted - page * pageSize);
      yield* put(pageAnswered({ epoch, page: { ...answer, items: rest, page, pageSize }, now: Date.now() }));
    }
    return true;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    const { load } = yield* select(selectList);
    yield* put((load === 'loaded' ? moreFailed : listFailed)({ epoch, error: error.message }));
    return load === 'loaded';
  }
}

function* loadMore(epoch: number) {
  const { filters, sort, ids } = yield* select(selectList);
  const page = Math.floor(ids.length / TASK_PAGE_SIZE);
  try {
    const answer = yield* fetchPage({ filters, sort, page, pageSize: TASK_PAGE_SIZE });
    yield* put(pageAnswered({ epoch, page: { ...answer, page, pageSize: TASK_PAGE_SIZE }, now: Date.now() }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(moreFailed({ epoch, error: error.message }));
  }
}

/** The whole window anew, silently: what is shown stays until the answer is there, and where none comes. */
function* resync(epoch: number, pace: Pace) {
  const { filters, sort, ids, mark } = yield* select(selectList);
  const wanted = roundUp(ids.length);
  const pageSize = chunkSize(wanted);
  const items: Task[] = [];
  try {
    let answer: Page<Task>;
    let page = 0;
    do {
      answer = yield* fetchPage({ filters, sort, page, pageSize });
      items.push(...answer.items);
      page += 1;
    } while (page * pageSize < Math.min(wanted, answer.total) && answer.items.length > 0);
    items.length = Math.min(items.length, wanted);
    yield* put(listAnswered({ epoch, snapshot: { items, total: answer.total, mark, now: Date.now() } }));
    pace.failures = 0;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    pace.failures += 1;
    pace.lastTry = Date.now();
  }
}
