import type { SagaIterator } from 'redux-saga';
import { call } from 'typed-redux-saga';
import { type HttpError, readFirst } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { ColleagueWasFirst } from '@/core/submissions/colleagueWasFirst';
import { refusedByColleague } from '@/core/submissions/refusedByColleague';
import { type Refused, submit } from '@/core/submissions/submit';
import { type Changes, conflictsIn, followed } from '@/lib/fieldChanges';
import { sameValue } from '@/lib/values';

interface SaveChanges<R, F extends object> {
  submission: string;
  /** The key of the draft that is sent. */
  draft: string;
  changes: Changes<F>;
  /** Reads the present record; rejects with a 404 for a deleted one. */
  read: () => Promise<R>;
  fieldsOf: (record: R) => F;
  /** Returns the typed fields in the form in which the record will hold them. */
  asStored: (typed: F) => F;
  write: (record: R) => Promise<unknown>;
  texts: { saved: string; failed: string; changedMeanwhile: string; gone: string };
  /** Adds details to a refusal. */
  refused?: (error: HttpError) => Refused | null;
  /** Runs after writing, and when a colleague saved first. */
  readAgain: () => Generator;
}

/**
 * Changes a record that others change too. It is read first: nothing is sent where a colleague changed the same fields,
 * nor when the record cannot be read. After a lost answer it is read again.
 */
export function* saveChanges<R, F extends object>(save: SaveChanges<R, F>): SagaIterator<boolean> {
  const { changes, read, fieldsOf, asStored, texts } = save;
  return yield* call(submit, save.submission, {
    success: texts.saved,
    failure: (error: HttpError) => refusalOf(save, error),
    draft: { key: save.draft },
    readAgain: save.readAgain,
    *work() {
      const record = yield* call(() => readFirst(read()));
      if (conflictsIn(changes, fieldsOf(record)).length > 0) throw new ColleagueWasFirst(save.submission);
      yield* call(save.write, record);
      yield* call(save.readAgain);
    },
    *verify() {
      const now = fieldsOf(yield* call(read));
      return sameValue(asStored(followed(changes, now)), now);
    },
  });
}

function refusalOf<R, F extends object>({ texts, refused }: SaveChanges<R, F>, error: HttpError): Refused {
  return (
    refusedByColleague(texts, error) ??
    refused?.(error) ?? { text: texts.failed, fields: problemOf(error).fields }
  );
}
