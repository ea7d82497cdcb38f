import { put, select } from 'typed-redux-saga';
import { removeSession, sessionKeysOf } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { draftsDropped, selectDrafts } from '../drafts/draftsSlice';
import { flushTyping } from '../drafts/typing';

/** All of it is gone, from the page and from the browser, with what was typed last. */
export function* dropDrafts() {
  flushTyping();
  yield* put(draftsDropped(Object.keys(yield* select(selectDrafts))));
  sessionKeysOf(storageKeys.drafts).forEach(removeSession);
}
