import * as v from 'valibot';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { selectSignedInId, sessionStarted } from '@/core/session/sessionSlice';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { faqRead, recentFaqsKnown } from '../knowledgeBaseSlice';

/** The number of recent questions that are kept (002 §4.3). */
const KEPT = 5;

/** Returns the ids of the questions that this user opened last, newest first; other tabs add to them too. */
const keptFaqs = (userId: string | null): readonly string[] =>
  readPersonal(storageKeys.recentFaqs, userId, v.array(v.string()), []);

function* restore() {
  const userId = yield* select(selectSignedInId);
  yield* put(recentFaqsKnown(keptFaqs(userId)));
}

function* keep({ payload: id }: ReturnType<typeof faqRead>) {
  const userId = yield* select(selectSignedInId);
  const recent = [id, ...keptFaqs(userId).filter((one) => one !== id)].slice(0, KEPT);
  writePersonal(storageKeys.recentFaqs, userId, recent);
  yield* put(recentFaqsKnown(recent));
}

/** Restores from the browser, and stores there, which questions the user opened last. */
export function* recentSaga() {
  yield* call(restore);
  yield* takeEvery(sessionStarted, restore);
  yield* takeEvery(faqRead, keep);
}
