import { call, select, takeEvery } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import { increaseViewCount, suggestImprovement } from '@/api/knowledge/knowledge';
import { draftKey } from '@/core/drafts/draftsSlice';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { submit } from '@/core/submissions/submit';
import { suggestionKey, faqOpened, SUGGESTION_SURFACE, suggestionRequested } from './knowledgeActions';
import { knowledgeTexts } from './knowledgeTexts';

/** Counts a view of a published question (002 §4.3); a failure is ignored. */
function* countView({ payload: id }: ReturnType<typeof faqOpened>) {
  try {
    yield* call(increaseViewCount, id);
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}

/**
 * Sends the suggestion to the editors of the knowledge base (002 §3). No call can check afterwards whether it arrived.
 */
function* suggest({ payload: { faqId, question, suggestion } }: ReturnType<typeof suggestionRequested>) {
  const fromOperatorId = yield* select(selectSignedInId);
  if (fromOperatorId === null) return;
  const body = { question, suggestion, fromOperatorId };
  yield* call(submit, suggestionKey(faqId), {
    *work() {
      yield* call(suggestImprovement, body);
    },
    failure: knowledgeTexts.suggestion.failure,
    draft: { key: draftKey(SUGGESTION_SURFACE, faqId), body },
  });
}

export function* knowledgeSaga() {
  yield* takeEvery(faqOpened, countView);
  yield* takeEvery(suggestionRequested, suggest);
}
