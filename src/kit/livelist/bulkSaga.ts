import { all, call, put, select } from 'typed-redux-saga';
import { isHttpError, isUncertain } from '@/api/http/httpError';
import type { User } from '@/domain/session/user';
import { selectUser } from '@/core/session/sessionSlice';
import { whyFailed } from '@/lib/failures/whyFailed';
import type { LiveList } from './defineList';
import type { BulkResult } from './listState';
import type { Item } from './records';

const CONCURRENCY = 2;

/** A bulk action, with its steps for one record. */
export interface BulkStep<T> {
  failure: string;
  /** The message for an unknown outcome. */
  uncertain: string;
  /** Returns why a record is skipped, or null. */
  obstacle: (item: T, user: User) => string | null;
  send: (item: T) => Promise<T | null | undefined>;
  isDone: (item: T | null) => boolean;
}

/** Names, fetches and stores the records of a list that a bulk action works on. */
export interface BulkRecords<T extends Item> {
  titleOf: (item: T) => string;
  /** Fetches the current record, which is then shown everywhere; null if it no longer exists. */
  fetchTruth: (id: string) => Generator<unknown, T | null>;
  /** Applies an answer that contained the record. */
  apply: (item: T) => Generator;
  /** Does the same as {@link fetchTruth} where its success does not matter. */
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

/** Works on a few records at a time, each with its own result; failed records stay selected. */
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

/** Judges by the current record, not by the list's copy. */
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
