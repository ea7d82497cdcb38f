import { put, select } from 'typed-redux-saga';
import { removeSession, sessionKeysOf } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { draftsDropped, selectDrafts } from '../drafts/draftsSlice';
import { flushTyping } from '../drafts/typing';

/** Removes all drafts from page and browser, including text that has not reached the store yet. */
export function* dropDrafts() {
  flushTyping();
  yield* put(draftsDropped(Object.keys(yield* select(selectDrafts))));
  sessionKeysOf(storageKeys.drafts).forEach(removeSession);
}
