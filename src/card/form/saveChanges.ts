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
  /** The draft that is sent. */
  draft: string;
  changes: Changes<F>;
  /** The record as it is now; rejects with a 404 for one that is gone. */
  read: () => Promise<R>;
  fieldsOf: (record: R) => F;
  /** What was typed as the record will say it. */
  asStored: (typed: F) => F;
  write: (record: R) => Promise<unknown>;
  texts: { saved: string; failed: string; changedMeanwhile: string; gone: string };
  /** What else is said of a refusal. */
  refused?: (error: HttpError) => Refused | null;
  /** Once it is written, and where a colleague was first. */
  readAgain: () => Generator;
}

/**
 * Changes a record that others change too. It is read first: where a colleague changed the same, nothing is sent; when it
 * cannot be read nothing is either. After a lost answer it is read again.
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
