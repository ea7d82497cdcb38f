import { NEW_RECORD } from '@/core/drafts/draftsSlice';
import { put, takeEvery } from 'typed-redux-saga';
import { queries } from '@/api/http/queries';
import { sendOnce } from '@/core/submissions/sendOnce';
import { type Changes, followed } from '@/lib/fieldChanges';
import { isRecord } from '@/lib/values';
import type { FormDefinition } from './defineForm';
import { refusal, saveChanges } from './saveChanges';

/** Adds a record, or changes one, when its form asks for it. */
export function saveRecord<F extends object, R extends object, P extends R, B extends object>(
  form: FormDefinition<F, R, P, B>,
) {
  return function* () {
    yield* takeEvery(form.requested, function* ({ payload: { id, changes } }) {
      if (id === NEW_RECORD) yield* add(form, changes);
      else
        yield* saveChanges({
          ...form,
          ...form.change,
          submission: form.key(id),
          draft: form.draftKey(id),
          changes,
          read: () => form.change.read(id),
          write: (body: B) => form.change.write(id, body),
        });
    });
  };
}

function* add<F extends object, R extends object, P extends R, B extends object>(
  form: FormDefinition<F, R, P, B>,
  changes: Changes<F>,
) {
  if (!form.add) return;
  const { post, readSame, texts } = form.add;
  yield* sendOnce<unknown, B>({
    submission: form.key(NEW_RECORD),
    draft: form.draftKey(NEW_RECORD),
    body: form.bodyOf(followed(changes, form.empty), form.names, null),
    isBody: (kept): kept is B => isRecord(kept),
    readSame,
    post,
    texts: { success: texts.done, stored: texts.done, failure: refusal(form, texts.failed) },
  });
  yield* put(queries.util.invalidateTags(form.stale));
}
