import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { getCaseFlowsByOwner } from '@/api/caseflows/caseFlows';
import { isHttpError } from '@/api/http/httpError';
import { dependencies } from '@/core/dependencies';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { Place } from '@/kit/livelist/defineList';
import { keepNewest, keepUp, retryIn, tried, type Tries } from '@/core/sagas/keepUp';
import { PAGE_SIZE_MAX } from '../list/caseFlowFilters';
import { ownerPageAnswered, ownerPageFailed, workloadAnswered, workloadFailed } from './workloadActions';
import type { OwnerAnswer } from './workloadAnswers';
import { toQuery, type WorkloadQuestion } from './workloadQuestion';
import { selectWorkload } from './workloadSelectors';
import { EVERYONE, groupOf, type OwnerCases, ownerKey, type WorkloadState } from './workloadState';

/**
 * Doubts lead to a request `RESYNC_QUIET_MS` after the last doubt, at the latest `RESYNC_LATEST_MS` after the first.
 */
const RESYNC_QUIET_MS = 400;
const RESYNC_LATEST_MS = 3_000;
/** Spreads the requests of all agents over time. */
const RESYNC_SPREAD_MS = 1_000;
/** If the cases of more owners than this are in doubt, one request for all owners costs less than one for each. */
const OWNERS_ONE_BY_ONE = 3;

/** Keeps the workload equal to that of the server. */
export const workloadSaga = () => keepNewest(selectWorkload, keepWorkload);

interface Pace extends Tries {
  /** The last doubt, its time, and the time of the first doubt that is still open. */
  mark: number;
  touched: number;
  since: number;
  spread: number;
}

function* keepWorkload(epoch: number): SagaGenerator<void> {
  const pace: Pace = {
    failures: 0,
    lastTry: 0,
    mark: 0,
    touched: 0,
    since: 0,
    spread: dependencies.random() * RESYNC_SPREAD_MS,
  };
  if (!(yield* firstLoad(epoch))) return;
  yield* keepUp({
    read: selectWorkload,
    more: ({ loadingMore: [key] }) => (key === undefined ? null : loadMore(epoch, key)),
    dueIn: (now) => dueIn(now, pace),
    resync: () => {
      pace.since = 0;
      return tried(pace, () => resync(epoch));
    },
  });
}

/** Returns the time until the next request: infinite without doubts, during a drag and off the screen. */
function dueIn({ doubts, mark, visible, dragged }: WorkloadState, pace: Pace): number {
  if (!visible || dragged !== null || Object.keys(doubts).length === 0) return Infinity;
  const now = Date.now();
  if (pace.mark !== mark) {
    if (pace.since === 0) pace.since = now;
    Object.assign(pace, { mark, touched: now });
  }
  const due = Math.min(pace.touched + RESYNC_QUIET_MS, pace.since + RESYNC_LATEST_MS) + pace.spread;
  return Math.max(due - now, retryIn(pace, now));
}

/** Aborts the request when its saga is cancelled, as nothing needs the answer any more. */
function* fetchGroups(question: WorkloadQuestion, place: Place, owner?: Assignee | null) {
  const controller = new AbortController();
  const query = toQuery(question, place, owner ?? null);
  try {
    const { items } = yield* call(getCaseFlowsByOwner, query, controller.signal);
    return items as readonly OwnerAnswer[];
  } finally {
    controller.abort();
  }
}

/** Fetches a page of one owner. Cases without an owner come from a page of everyone: no query asks for them alone. */
function* fetchPage(question: WorkloadQuestion, place: Place, owner: Assignee | null) {
  const key = ownerKey(owner);
  const groups = yield* fetchGroups(question, place, owner);
  return groups.find((group) => ownerKey(group.owner) === key) ?? { owner, total: 0, items: [] };
}

function* firstLoad(epoch: number) {
  const { question, mark, load } = yield* select(selectWorkload);
  if (load !== 'loading') return load === 'loaded';
  try {
    const groups = yield* fetchGroups(question, { page: 0, pageSize: question.pageSize });
    yield* put(workloadAnswered({ epoch, answer: { groups, mark }, now: Date.now() }));
    return true;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(workloadFailed({ epoch }));
    return false;
  }
}

/** The page index is the number of loaded cases divided by the page size (000 §9). */
function* loadMore(epoch: number, key: string): SagaGenerator<void> {
  const { question, groups } = yield* select(selectWorkload);
  const group = groupOf(groups, key);
  const { pageSize } = question;
  const page = Math.floor((group?.ids.length ?? 0) / pageSize);
  try {
    const answer = yield* fetchPage(question, { page, pageSize }, group?.owner ?? null);
    yield* put(ownerPageAnswered({ epoch, key, answer, now: Date.now() }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(ownerPageFailed({ epoch, key }));
  }
}

/** Fetches as many cases of one owner as are loaded, in whole pages. */
function* fetchLoaded(question: WorkloadQuestion, { owner, ids }: OwnerCases) {
  const wanted = Math.max(1, Math.ceil(ids.length / question.pageSize)) * question.pageSize;
  const pageSize = Math.min(wanted, PAGE_SIZE_MAX);
  const items: OwnerAnswer['items'][number][] = [];
  let total = 0;
  for (let page = 0; page * pageSize < wanted; page += 1) {
    const answer = yield* fetchPage(question, { page, pageSize }, owner);
    total = answer.total;
    items.push(...answer.items);
    if (items.length >= total) break;
  }
  return { owner, total, items: items.slice(0, wanted) } satisfies OwnerAnswer;
}

/** Fetches the first page of every owner, and all loaded pages of owners with more on the screen. */
function* fetchEveryone({ question, groups }: WorkloadState) {
  const { pageSize } = question;
  const answers = yield* fetchGroups(question, { page: 0, pageSize });
  const whole: OwnerAnswer[] = [];
  for (const answer of answers) {
    const held = groupOf(groups, ownerKey(answer.owner));
    const isLong = held !== undefined && held.ids.length > pageSize && answer.total > pageSize;
    whole.push(isLong ? yield* fetchLoaded(question, held) : answer);
  }
  return whole;
}

function* fetchSome({ question, groups }: WorkloadState, keys: readonly string[]) {
  const answers: OwnerAnswer[] = [];
  for (const key of keys) {
    const held = groupOf(groups, key);
    if (held !== undefined) answers.push(yield* fetchLoaded(question, held));
  }
  return answers.filter(({ total }) => total > 0);
}

/** Fetches the doubtful owners silently: the screen keeps its cases until an answer replaces them. */
function* resync(epoch: number): SagaGenerator<void> {
  const workload = yield* select(selectWorkload);
  const { mark } = workload;
  const keys = Object.keys(workload.doubts);
  const all = keys.includes(EVERYONE) || keys.length > OWNERS_ONE_BY_ONE;
  const groups = all ? yield* fetchEveryone(workload) : yield* fetchSome(workload, keys);
  const answer = { groups, mark, ...(!all && { keys }) };
  yield* put(workloadAnswered({ epoch, answer, now: Date.now() }));
}
