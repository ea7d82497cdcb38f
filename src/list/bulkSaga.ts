import { all, call, put, select } from 'typed-redux-saga';
import { isHttpError, isUncertain } from '@/api/http/httpError';
import type { User } from '@/domain/session/user';
import { selectUser } from '@/core/session/sessionSlice';
import { whyFailed } from '@/lib/failures/whyFailed';
import type { LiveList } from './defineList';
import type { BulkResult } from './listState';
import type { Item } from './records';

const CONCURRENCY = 2;

/** What one kind of work asks of one record. */
export interface BulkStep<T> {
  failure: string;
  /** Said when nobody knows. */
  uncertain: string;
  /** Why it is skipped, or null. */
  obstacle: (item: T, user: User) => string | null;
  send: (item: T) => Promise<T | null | undefined>;
  isDone: (item: T | null) => boolean;
}

/** How the records of a list are read and named while they are worked on. */
export interface BulkRecords<T extends Item> {
  titleOf: (item: T) => string;
  /** The record as it is now, shown wherever it is; null when it is gone. */
  fetchTruth: (id: string) => Generator<unknown, T | null>;
  /** An answer that brought the record. */
  apply: (item: T) => Generator;
  /** As {@link fetchTruth}, for when it is no matter of success. */
  refetch: (id: string) => Generator;
  messages: { notFound: string; stopped: string };
}

type Outcome = Pick<BulkResult, 'outcome' | 'message'>;
const done: Outcome = { outcome: 'done', message: null };
const failed = (message: string): Outcome => ({ outcome: 'failed', message });

type Worked<State, T extends Item, F extends object, S, A extends string> = Pick<
  LiveList<State, T, F, S, A>,
  'actions' | 'selectBulk' | 'selectById'
>;

/** A few at a time, each with its own result; what did not succeed stays selected. */
export function* runBulk<State, T extends Item, F extends object, S, A extends string>(
  list: Worked<State, T, F, S, A>,
  of: BulkRecords<T>,
  ids: readonly string[],
  step: BulkStep<T>,
) {
  const queue = [...new Set(ids)];
  const workers = Array.from({ length: CONCURRENCY }, () =>
    call(work<State, T, F, S, A>, list, of, queue, step),
  );
  yield* all(workers);
  const results = (yield* select(list.selectBulk))?.results ?? [];
  yield* put(list.actions.bulkFinished());
  yield* put(
    list.actions.selectionSet(results.filter(({ outcome }) => outcome !== 'done').map(({ id }) => id)),
  );
  return results;
}

function* work<State, T extends Item, F extends object, S, A extends string>(
  list: Worked<State, T, F, S, A>,
  of: BulkRecords<T>,
  queue: string[],
  step: BulkStep<T>,
) {
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const bulk = yield* select(list.selectBulk);
    const known = yield* select(list.selectById, id);
    const fetched: { item: T | null } = { item: known ?? null };
    const result: Outcome =
      bulk?.status === 'running'
        ? yield* attempt(of, id, step, fetched)
        : { outcome: 'skipped', message: of.messages.stopped };
    const subject = fetched.item === null ? id : of.titleOf(fetched.item);
    yield* put(list.actions.bulkProgressed({ id, subject, ...result }));
  }
}

/** Judged by the record as it is now, not as the list remembers it. */
function* attempt<T extends Item>(
  of: BulkRecords<T>,
  id: string,
  step: BulkStep<T>,
  known: { item: T | null },
) {
  try {
    const user = yield* select(selectUser);
    const item = yield* of.fetchTruth(id);
    if (item === null || user === null) return failed(of.messages.notFound);
    known.item ??= item;
    const message = step.obstacle(item, user);
    return message === null ? yield* send(of, item, step) : ({ outcome: 'skipped', message } as const);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return failed(`${step.failure} ${whyFailed(error)}`);
  }
}

function* send<T extends Item>({ apply, refetch, fetchTruth }: BulkRecords<T>, item: T, step: BulkStep<T>) {
  try {
    const answer = yield* call(step.send, item);
    if (answer) yield* apply(answer);
    else yield* refetch(item.id);
    return done;
  } catch (error) {
    if (!isUncertain(error)) {
      yield* refetch(item.id);
      throw error;
    }
  }
  try {
    const truth = yield* fetchTruth(item.id);
    return step.isDone(truth) ? done : failed(step.uncertain);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return failed(step.uncertain);
  }
}
