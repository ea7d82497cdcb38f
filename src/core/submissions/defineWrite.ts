import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import type { HttpError } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import { submissionKey } from './submissionsSlice';
import { type Refused, submit } from './submit';

type Tags = Readonly<Parameters<typeof queries.util.invalidateTags>[0]>;

interface WriteTexts {
  done?: string | undefined;
  failed: string | ((error: HttpError) => Refused);
  uncertain?: string | undefined;
}

interface WriteOptions<Asked, Of> {
  /** The id of the record that is written; with the name of the write it forms the key of the submission. */
  id: (of: Of) => string;
  /** Sends the request; an HttpError is a refusal of the server or a lost answer. */
  send: (asked: Asked) => Promise<unknown>;
  /** Checks after a lost answer whether the server did carry out the request. */
  isDone?: (asked: Asked) => Promise<boolean>;
  texts: WriteTexts | ((asked: Asked) => WriteTexts);
  /**
   * The tags to read again after every outcome. Even after a refusal the data may be old, because a colleague was
   * first.
   */
  stale?: (asked: Asked) => Tags;
  /** Reads the record again after a colleague changed or removed it, so that its form shows the change first. */
  readAgain?: (asked: Asked) => Generator;
  /** The next step, which runs before `stale` is read again. */
  after?: (asked: Asked, isDone: boolean) => Generator;
}

/** Returns the action creator that requests the write. A saga that must wait for the end of the write calls `run`. */
export function defineWrite<Asked extends Of, Of = Asked>(name: string, write: WriteOptions<Asked, Of>) {
  const { send, isDone, texts, stale, readAgain, after } = write;
  const key = (of: Of): string => submissionKey(name, write.id(of));

  function* run(asked: Asked): SagaIterator<boolean> {
    const { done, failed, uncertain } = typeof texts === 'function' ? texts(asked) : texts;
    const isStored = yield* call(submit, key(asked), {
      failure: failed,
      ...(done !== undefined && { success: done }),
      ...(uncertain !== undefined && { uncertain }),
      ...(readAgain && { readAgain: () => readAgain(asked) }),
      *work() {
        yield* call(send, asked);
      },
      *verify() {
        return isDone !== undefined && (yield* call(isDone, asked));
      },
    });
    if (after) yield* call(after, asked, isStored);
    if (stale) yield* put(queries.util.invalidateTags([...stale(asked)]));
    return isStored;
  }

  function* saga() {
    yield* takeEvery(name, ({ payload }: PayloadAction<Asked>) => run(payload));
  }

  return Object.assign(createAction<Asked>(name), { key, run, saga });
}

/** One saga that starts the sagas of several writes. */
export function writes(...all: readonly { saga: () => Generator }[]) {
  return function* () {
    for (const { saga } of all) yield* saga();
  };
}
