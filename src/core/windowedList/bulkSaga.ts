import { all, call, put, select } from 'typed-redux-saga';
import { isHttpError, isUncertain } from '@/api/httpError';
import type { User } from '@/domain/user';
import { selectUser } from '../session/sessionSlice';
import type { BulkResult, OverviewActions } from './overviewActions';
import type { Overview } from './overviewState';
import type { Item } from './windowKind';

const CONCURRENCY = 2;

/** What one kind of work asks of one record. */
export interface BulkStep<T> {
  failure: string;
  /** Why it is skipped, or null. */
  obstacle: (item: T, user: User) => string | null;
  send: (item: T) => Promise<T | null | undefined>;
  isDone: (item: T | null) => boolean;
}

/** The records that are worked on, and how they are read. */
export interface BulkOf<T extends Item, F, S, State> {
  actions: OverviewActions<T, F, S>;
  selectOverview: (state: State) => Overview<T, F, S>;
  titleOf: (item: T) => string;
  /** The record as it is now, shown wherever it is; null when it is gone. */
  fetchTruth: (id: string) => Generator<unknown, T | null>;
  /** An answer that brought the record. */
  apply: (item: T) => Generator;
  /** As {@link fetchTruth}, for when it is no matter of success. */
  refetch: (id: string) => Generator;
  messages: { uncertain: string; notFound: string; stopped: string };
}

type Outcome = Pick<BulkResult, 'outcome' | 'message'>;
const done: Outcome = { outcome: 'done', message: null };
const failed = (message: string): Outcome => ({ outcome: 'failed', message });

/** A few at a time, each with its own result; what did not succeed stays selected. */
export function* runBulk<T extends Item, F, S, State>(
  of: BulkOf<T, F, S, State>,
  ids: readonly string[],
  step: BulkStep<T>,
) {
  const queue = [...new Set(ids)];
  yield* all(Array.from({ length: CONCURRENCY }, () => call(work<T, F, S, State>, of, queue, step)));
  const results = (yield* select(of.selectOverview)).bulk?.results ?? [];
  yield* put(of.actions.bulkFinished());
  yield* put(
    of.actions.selectionSet(results.filter(({ outcome }) => outcome !== 'done').map(({ id }) => id)),
  );
  return results;
}

function* work<T extends Item, F, S, State>(of: BulkOf<T, F, S, State>, queue: string[], step: BulkStep<T>) {
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const { bulk, list } = yield* select(of.selectOverview);
    const listed = Object.hasOwn(list.entities, id) ? list.entities[id] : undefined;
    const fetched: { item: T | null } = { item: listed ?? null };
    const result: Outcome =
      bulk?.status === 'running'
        ? yield* attempt(of, id, step, fetched)
        : { outcome: 'skipped', message: of.messages.stopped };
    const subject = fetched.item === null ? id : of.titleOf(fetched.item);
    yield* put(of.actions.bulkProgressed({ id, subject, ...result }));
  }
}

/** Judged by the record as it is now, not as the list remembers it. */
function* attempt<T extends Item, F, S, State>(
  of: BulkOf<T, F, S, State>,
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
    return failed(step.failure);
  }
}

function* send<T extends Item, F, S, State>(
  { apply, refetch, fetchTruth, messages }: BulkOf<T, F, S, State>,
  item: T,
  step: BulkStep<T>,
) {
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
    return step.isDone(truth) ? done : failed(messages.uncertain);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return failed(messages.uncertain);
  }
}
