import { put, takeEvery } from 'typed-redux-saga';
import { queries } from '@/api/http/queries';
import {
  addFaq,
  changeFaq,
  type FaqChanges,
  faqEditingQueries,
  readEditedFaq,
  readFaqsNamed,
} from '@/api/knowledge/faqEditing';
import { draftKey, NEW_RECORD } from '@/core/drafts/draftsSlice';
import { sendOnce } from '@/core/submissions/sendOnce';
import { refusal, saveChanges } from '@/kit/form/saveChanges';
import { type Changes, followed } from '@/lib/fieldChanges';
import { isRecord } from '@/lib/values';
import { faqKey, EDITING_SURFACE, faqSaveRequested } from './editingActions';
import { editingTexts } from './editingTexts';
import { bodyOf, EMPTY_FIELDS, type FaqFields, fieldsOf, says, wholeOf } from './faqFields';

const texts = editingTexts.save;

const saveChange = (id: string, changes: Changes<FaqFields>) =>
  saveChanges({
    submission: faqKey(id),
    draft: draftKey(EDITING_SURFACE, id),
    changes,
    read: () => readEditedFaq(id),
    fieldsOf,
    bodyOf,
    write: (body) => changeFaq(id, body),
    stale: ['faqs'],
    shown: faqEditingQueries.endpoints.editedFaq,
    texts,
  });

const isBody = (kept: unknown): kept is FaqChanges => isRecord(kept) && typeof kept['question'] === 'string';

const readSame = async (sent: FaqChanges): Promise<string[]> =>
  (await readFaqsNamed(sent.question ?? '')).filter((faq) => says(faq, sent)).map(({ id }) => id);

function* saveNew(changes: Changes<FaqFields>) {
  yield* sendOnce<unknown, FaqChanges>({
    submission: faqKey(NEW_RECORD),
    draft: draftKey(EDITING_SURFACE, NEW_RECORD),
    texts: { success: texts.saved, stored: texts.saved, failure: refusal({ texts }, texts.saveFailed) },
    body: wholeOf(followed(changes, EMPTY_FIELDS)),
    isBody,
    readSame,
    post: addFaq,
  });
  yield* put(queries.util.invalidateTags(['faqs']));
}

function* save({ payload: { id, changes } }: ReturnType<typeof faqSaveRequested>) {
  if (id === null) yield* saveNew(changes);
  else yield* saveChange(id, changes);
}

export function* editingSaga() {
  yield* takeEvery(faqSaveRequested, save);
}
