import { call, put, takeEvery } from 'typed-redux-saga';
import { type HttpError, readFirst } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries } from '@/api/http/queries';
import { readAgain } from '@/core/sagas/readAgain';
import { ColleagueWasFirst, refusedByColleague } from '@/core/submissions/colleagueWasFirst';
import { sendOnce } from '@/core/submissions/sendOnce';
import { type Refused, submit } from '@/core/submissions/submit';
import { type Changes, changedNames, conflictsIn, followed } from '@/lib/fieldChanges';
import { isRecord, sameValue } from '@/lib/values';
import { NEW, type FormDefinition } from './defineForm';
import { formTexts } from './formTexts';

/** Adds a record, or changes one, when its form asks for it. */
export function saveRecord<F extends object, R extends object, P extends R, B extends object>(
  form: FormDefinition<F, R, P, B>,
) {
  return function* () {
    yield* takeEvery(form.requested, function* ({ payload: { id, changes } }) {
      if (id === NEW) yield* add(form, changes);
      else if (yield* change(form, id, changes)) return;
      yield* put(queries.util.invalidateTags(form.stale));
    });
  };
}

const refusal =
  ({ refused, texts }: Pick<FormDefinition<object, object>, 'refused' | 'texts'>, failed: string) =>
  (error: HttpError): Refused =>
    refusedByColleague({ changedMeanwhile: formTexts.changedMeanwhile, gone: texts.gone }, error) ??
    refused?.(error) ?? { text: failed, fields: problemOf(error).fields };

/**
 * The record is read first: nothing is sent where a colleague changed the same fields, nor when it cannot be read. After a
 * lost answer it is read again. Returns whether the form shows what is stored.
 */
function* change<F extends object, R extends object, P extends R, B extends object>(
  form: FormDefinition<F, R, P, B>,
  id: string,
  changes: Changes<F>,
) {
  const { read, write, shown } = form.change;
  const { saved, saveFailed } = { ...formTexts, ...form.texts };
  const changed = changedNames(changes);
  const readShown = () => readAgain(form.stale, shown);
  return yield* call(submit, form.key(id), {
    success: saved,
    failure: refusal(form, saveFailed),
    draft: { key: form.draftKey(id) },
    readAgain: readShown,
    *work() {
      const record = yield* call(() => readFirst(read(id)));
      const now = form.fieldsOf(record);
      if (conflictsIn(changes, now).length > 0) throw new ColleagueWasFirst(id);
      yield* call(write, id, form.bodyOf(followed(changes, now), changed, record));
      yield* call(readShown);
    },
    *verify() {
      const now = form.fieldsOf(yield* call(read, id));
      const held = form.held(followed(changes, now));
      return changed.every((name) => sameValue(held[name], now[name]));
    },
  });
}

function* add<F extends object, R extends object, P extends R, B extends object>(
  form: FormDefinition<F, R, P, B>,
  changes: Changes<F>,
) {
  if (!form.add) return;
  const { post, readSame, texts } = form.add;
  yield* sendOnce<unknown, B>({
    submission: form.key(NEW),
    draft: form.draftKey(NEW),
    body: form.bodyOf(followed(changes, form.empty), form.names, null),
    isBody: (kept): kept is B => isRecord(kept),
    readSame,
    post,
    texts: { success: texts.done, stored: texts.done, failure: refusal(form, texts.failed) },
  });
}
