import type { SagaIterator } from 'redux-saga';
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

interface Saving<F extends object, P, B>
  extends Refusals, Pick<SubmittedChanges, 'submission' | 'draft' | 'stale' | 'shown'> {
  changes: Changes<F>;
  /** Reads the present record; rejects with a 404 for a deleted one. */
  read: () => Promise<P>;
  fieldsOf: (record: P) => F;
  bodyOf: (fields: F, changed: readonly NameOf<F>[], record: P) => B;
  write: (body: B) => Promise<unknown>;
}

export const refusal =
  ({ refused, texts }: Refusals, failed: string) =>
  (error: HttpError): Refused =>
    refusedByColleague({ ...formTexts, ...texts }, error) ??
    refused?.(error) ?? { text: failed, fields: problemOf(error).fields };

interface SubmittedChanges {
  submission: string;
  draft: string;
  success: string;
  failure: (error: HttpError) => Refused;
  /** The tags of the answers that a change makes stale. */
  stale: Parameters<typeof readAgain>[0];
  /** The query that the form shows. */
  shown: Parameters<typeof readAgain>[1];
  /** Sends the changes. */
  work: () => Generator;
  /** Returns whether the changes were stored after all. It is called after a lost answer. */
  verify: (readShown: () => Generator) => SagaIterator<boolean>;
}

/**
 * Submits the changes of a record. The shown record is read again before the form closes, or before it shows the change
 * of a colleague.
 */
export function* submitChanges(changes: SubmittedChanges) {
  const { submission, draft, success, failure, stale, shown, work, verify } = changes;
  let isRead = false as boolean;
  const readShown = function* () {
    isRead = true;
    yield* readAgain(stale, shown);
  };
  yield* call(submit, submission, {
    success,
    failure,
    draft: { key: draft },
    readAgain: readShown,
    *work() {
      yield* call(work);
      yield* call(readShown);
    },
    verify: () => verify(readShown),
  });
  if (!isRead) yield* put(queries.util.invalidateTags(stale));
}

/**
 * Saves the changes of a record. The record is read first; nothing is sent if a colleague changed the same fields or if
 * the record cannot be read. After a lost answer the record is read again. The changes count as stored if sending them
 * again would change nothing.
 */
export function* saveChanges<F extends object, P, B>(saving: Saving<F, P, B>) {
  const { submission, changes, read, fieldsOf, bodyOf, write } = saving;
  const { saved, saveFailed } = { ...formTexts, ...saving.texts };
  const changed = changedNames(changes);
  yield* submitChanges({
    ...saving,
    success: saved,
    failure: refusal(saving, saveFailed),
    *work() {
      const record = yield* call(() => readFirst(read()));
      const now = fieldsOf(record);
      if (conflictsIn(changes, now).length > 0) throw new ColleagueWasFirst(submission);
      yield* call(write, bodyOf(followed(changes, now), changed, record));
    },
    *verify() {
      const record = yield* call(read);
      const now = fieldsOf(record);
      return sameValue(bodyOf(followed(changes, now), changed, record), bodyOf(now, changed, record));
    },
  });
}
