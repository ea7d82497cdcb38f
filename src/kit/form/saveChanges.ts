import { call, put } from 'typed-redux-saga';
import { type HttpError, readFirst } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries } from '@/api/http/queries';
import { readAgain } from '@/core/sagas/readAgain';
import { ColleagueWasFirst, refusedByColleague } from '@/core/submissions/colleagueWasFirst';
import { type Refused, submit } from '@/core/submissions/submit';
import { type Changes, changedNames, conflictsIn, followed, type NameOf } from '@/lib/fieldChanges';
import { sameValue } from '@/lib/values';
import { formTexts } from './formTexts';

interface Refusals {
  /** Adds details to a refusal. */
  refused?: ((error: HttpError) => Refused | null) | undefined;
  texts: { gone: string; changedMeanwhile?: string; saved?: string; saveFailed?: string };
}

interface Saving<F extends object, P, B> extends Refusals {
  submission: string;
  draft: string;
  changes: Changes<F>;
  /** Reads the present record; rejects with a 404 for a deleted one. */
  read: () => Promise<P>;
  fieldsOf: (record: P) => F;
  bodyOf: (fields: F, changed: readonly NameOf<F>[], record: P) => B;
  write: (body: B) => Promise<unknown>;
  /** The tags of the answers that a change makes stale. */
  stale: Parameters<typeof readAgain>[0];
  /** The query that the form shows. */
  shown: Parameters<typeof readAgain>[1];
}

export const refusal =
  ({ refused, texts }: Refusals, failed: string) =>
  (error: HttpError): Refused =>
    refusedByColleague({ ...formTexts, ...texts }, error) ??
    refused?.(error) ?? { text: failed, fields: problemOf(error).fields };

/**
 * Saves the changes of a record. The record is read first; nothing is sent if a colleague changed the same fields or if
 * the record cannot be read. After a lost answer the record is read again; it was stored if sending the changes would
 * change nothing.
 */
export function* saveChanges<F extends object, P, B>(saving: Saving<F, P, B>) {
  const { submission, changes, read, fieldsOf, bodyOf, write, stale, shown } = saving;
  const { saved, saveFailed } = { ...formTexts, ...saving.texts };
  const changed = changedNames(changes);
  let isRead = false as boolean;
  const readShown = function* () {
    isRead = true;
    yield* readAgain(stale, shown);
  };
  yield* call(submit, submission, {
    success: saved,
    failure: refusal(saving, saveFailed),
    draft: { key: saving.draft },
    readAgain: readShown,
    *work() {
      const record = yield* call(() => readFirst(read()));
      const now = fieldsOf(record);
      if (conflictsIn(changes, now).length > 0) throw new ColleagueWasFirst(submission);
      yield* call(write, bodyOf(followed(changes, now), changed, record));
      yield* call(readShown);
    },
    *verify() {
      const record = yield* call(read);
      const now = fieldsOf(record);
      return sameValue(bodyOf(followed(changes, now), changed, record), bodyOf(now, changed, record));
    },
  });
  if (!isRead) yield* put(queries.util.invalidateTags(stale));
}
