import { call, delay, put, select } from 'typed-redux-saga';
import { failureOf, isHttpError, isMissing } from '@/api/http/httpError';
import { followOpen } from '@/core/sagas/followOpen';
import { quietly } from '@/core/sagas/quietly';
import { waitUntil } from '@/core/sagas/waitUntil';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import { selectMaySubmit, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import type { User } from '@/domain/session/user';
import { type Item, REFETCH_MS } from '../records';
import type { LiveRecord } from './liveRecord';

interface RecordCalls<T, E> {
  fetch: (id: string, may: ReturnType<typeof selectMay>) => Promise<T>;
  /** Returns the event that an answer about the record amounts to; the record is null if it is gone. */
  toEvent: (id: string, item: T | null) => E;
  /** Handles an opened record that does not exist under its id. Returns false if it does not exist at all. */
  findElsewhere?: (id: string) => Generator<unknown, boolean>;
}

/** A write on one record. */
export interface RecordWrite<T, E> {
  key: string;
  id: string;
  messages: Pick<Parameters<typeof submit>[1], 'success' | 'failure' | 'uncertain'>;
  /** Resolves with the record, or with nothing if the server answers without it (AMB-071). */
  send: () => Promise<T | null | undefined>;
  /** Returns the event that the answer to `send` amounts to; null if the record must be fetched. */
  answerEvent: (item: T | null) => E | null;
  /** Returns whether the record shows that this user did the write; the record is null if it is gone. */
  isDone: (item: T | null, user: User) => boolean | Promise<boolean>;
  /** The key of the draft that is sent; exactly the sent content is cleared from it. */
  draft?: string | undefined;
}

function* read<T>(fetch: RecordCalls<T, never>['fetch'], id: string) {
  try {
    return yield* call(fetch, id, yield* select(selectMay));
  } catch (error) {
    if (!isMissing(error)) throw error;
    return null;
  }
}

/** Creates the sagas that keep the open record up to date, and that read and write records anywhere. */
export function recordSagas<State extends object, T extends Item, E>(
  of: LiveRecord<State, T, E>,
  { fetch, toEvent, findElsewhere }: RecordCalls<T, E>,
) {
  const { actions } = of;

  function* applyEvent(event: E) {
    const user = yield* select(selectUser);
    if (user !== null) yield* put(actions.changed({ events: [event], user, now: Date.now() }));
  }

  /** Applies a record from the answer to this user's own request wherever the record is shown. */
  const apply = (item: T) => applyEvent(toEvent(item.id, item));

  /** Reads the record and applies it wherever it is shown; null if it is gone. Throws if it cannot be read. */
  function* fetchTruth(id: string) {
    const item = yield* read(fetch, id);
    yield* applyEvent(toEvent(id, item));
    return item;
  }

  /** Like `fetchTruth`, but ignores a failed request. */
  const refetch = (id: string) => quietly(fetchTruth, id);

  function* load(id: string) {
    try {
      const item = yield* read(fetch, id);
      const isNew = (yield* select(of.select)).load !== 'loaded';
      if (item === null && isNew && findElsewhere && (yield* findElsewhere(id))) return;
      const user = yield* select(selectUser);
      if (user !== null) yield* put(actions.wasRead({ id, item, user, now: Date.now() }));
    } catch (error) {
      if (!isHttpError(error)) throw error;
      yield* put(actions.readFailed({ id, failure: failureOf(error) }));
    }
  }

  const selectIsDue = (state: State): boolean => {
    const { wanted, removed } = of.select(state);
    return wanted && !removed;
  };

  /** Reads the record when it is wanted, one request at a time, so that a burst of events leads to two requests. */
  function* keep(id: string) {
    while (true) {
      yield* waitUntil(selectIsDue);
      yield* put(actions.reading());
      yield* load(id);
      yield* delay(REFETCH_MS);
    }
  }

  function* keepOpen() {
    const { id, wanted } = yield* select(of.select);
    if (id !== null && !wanted) yield* put(actions.retried());
    yield* followOpen({
      selectId: of.selectId,
      changes: [actions.opened.type, actions.closed.type],
      keep,
    });
  }

  /**
   * Sends a write and shows the current record, also after a refusal, because a colleague may have been first. The
   * screen does not change before the server answers, so there is nothing to roll back.
   */
  function* perform({ key, id, messages, send, answerEvent, isDone, draft }: RecordWrite<T, E>) {
    if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return false;
    let known = false as boolean;
    const done = yield* call(submit, key, {
      ...messages,
      ...(draft !== undefined && { draft: { key: draft } }),
      *readAgain() {
        yield* refetch(id);
        known = true;
      },
      *work() {
        const event = answerEvent((yield* call(send)) ?? null);
        if (event === null) yield* refetch(id);
        else yield* applyEvent(event);
        known = true;
      },
      *verify() {
        const item = yield* fetchTruth(id);
        known = true;
        const user = yield* select(selectUser);
        return user !== null && (yield* call(async () => isDone(item, user)));
      },
    });
    if (!known) yield* refetch(id);
    return done;
  }

  return { keepOpen, apply, fetchTruth, refetch, perform };
}
