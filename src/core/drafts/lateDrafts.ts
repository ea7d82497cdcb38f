import { call, cancel, delay, race, take, takeEvery } from 'typed-redux-saga';
import { loadLate } from '../sagas/loadLate';
import { sessionKeysOf } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { draftSaved, draftSent } from './draftsSlice';
import { mirrorDrafts } from './keptDrafts';

/** The first screen goes first, unless there is a draft. */
const AFTER_MS = 3_000;

const load = () => loadLate(() => import('./draftsSaga'));
const areThereAny = () => sessionKeysOf(storageKeys.drafts).length > 0;

/**
 * Keeps drafts in the browser; the code for that comes a moment after the first screen, or with the first draft. The page may
 * go before it is there: until then what is typed is written down here.
 */
export function* keepDrafts() {
  const early = yield* takeEvery([draftSaved, draftSent], () => mirrorDrafts());
  if (!areThereAny()) yield* race({ late: delay(AFTER_MS), begun: take([draftSaved, draftSent]) });
  const { draftsSaga } = yield* load();
  yield* cancel(early);
  yield* call(draftsSaga);
}

/** Before the screens come: what this user left in this tab. */
export function* restoreKeptDrafts(userId: string) {
  if (!areThereAny()) return;
  const { restoreDrafts } = yield* load();
  yield* call(restoreDrafts, userId);
}
