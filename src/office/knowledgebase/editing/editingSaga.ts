import { call, put, takeEvery } from 'typed-redux-saga';
import { type HttpError, isHttpError, readFirst } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries } from '@/api/http/queries';
import {
  addFaq,
  changeFaq,
  type FaqChanges,
  faqEditingQueries,
  readEditedFaq,
  readFaqsNamed,
} from '@/api/knowledge/faqEditing';
import { draftKey } from '@/core/drafts/draftsSlice';
import { readAgain } from '@/core/sagas/readAgain';
import { ColleagueWasFirst, refusedByColleague } from '@/core/submissions/colleagueWasFirst';
import { sendOnce } from '@/core/submissions/sendOnce';
import { type Refused, submit } from '@/core/submissions/submit';
import { isRecord } from '@/lib/values';
import { faqKey, EDITING_SURFACE, faqSaveRequested, NEW_FAQ } from './editingActions';
import { editingTexts } from './editingTexts';
import { changesOf, type FaqDraft, wholeOf, says } from './faqFields';

const texts = editingTexts.save;

function refusedSave(error: HttpError): Refused {
  return refusedByColleague(texts, error) ?? { text: texts.failure, fields: problemOf(error).fields };
}

/** The wire has no versions, so the stored question is read right before it is overwritten. */
function* change(id: string, draft: FaqDraft) {
  const now = yield* call(() => readFirst(readEditedFaq(id)));
  if (now.lastModified !== draft.basedOn) throw new ColleagueWasFirst(id);
  yield* call(changeFaq, id, changesOf(draft));
}

function* saveChange(id: string, draft: FaqDraft) {
  const changes = changesOf(draft);
  yield* call(submit, faqKey(id), {
    work: () => change(id, draft),
    success: texts.success,
    failure: refusedSave,
    readAgain: () => readAgain(['faqs'], faqEditingQueries.endpoints.editedFaq),
    *verify() {
      return says(yield* call(readEditedFaq, id), changes);
    },
    draft: { key: draftKey(EDITING_SURFACE, id), body: changes },
  });
}

const isBody = (kept: unknown): kept is FaqChanges => isRecord(kept) && typeof kept['question'] === 'string';

const readSame = async (sent: FaqChanges): Promise<string[]> =>
  (await readFaqsNamed(sent.question ?? '')).filter((faq) => says(faq, sent)).map(({ id }) => id);

function* saveNew(draft: FaqDraft) {
  yield* sendOnce<unknown, FaqChanges>({
    submission: faqKey(NEW_FAQ),
    draft: draftKey(EDITING_SURFACE, NEW_FAQ),
    texts: { success: texts.success, stored: texts.success, failure: refusedSave },
    body: wholeOf(draft),
    isBody,
    readSame,
    post: addFaq,
  });
}

function* save({ payload: { id, draft } }: ReturnType<typeof faqSaveRequested>) {
  try {
    if (id === null) yield* call(saveNew, draft);
    else yield* call(saveChange, id, draft);
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
  yield* put(queries.util.invalidateTags(['faqs']));
}

export function* editingSaga() {
  yield* takeEvery(faqSaveRequested, save);
}
