import { call, race, take } from 'typed-redux-saga';
import { selectDrafts, type WithDrafts } from '../drafts/draftsSlice';
import { paths } from '../paths';
import { waitUntil } from '../sagas/waitUntil';
import { writeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { dependencies } from '../dependencies';
import { SIGNED_OUT_ELSEWHERE, SOMEONE_ELSE, sessionEnded, sessionRenewed } from './sessionSlice';

/**
 * Leaves a page whose session was ended on purpose, so that no customer data stays below the layer (T21): at once when
 * another person signed in; after signing out, when no drafts are left that wait for their owner.
 */
export function* leaveEnded() {
  while (true) {
    const { payload: reason } = yield* take(sessionEnded);
    if (reason === SOMEONE_ELSE) dependencies.leaveForGood(paths.root);
    if (reason === SIGNED_OUT_ELSEWHERE)
      yield* race({ left: call(leaveWithoutDrafts), isBack: take(sessionRenewed) });
  }
}

function* leaveWithoutDrafts() {
  yield* waitUntil((state: WithDrafts) => Object.keys(selectDrafts(state)).length === 0);
  writeSession(storageKeys.signedOut, true);
  dependencies.leaveForGood(paths.root);
}
