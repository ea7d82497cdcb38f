import { call, cancel, delay, race, take, takeEvery } from 'typed-redux-saga';
import { loadLate } from '../sagas/loadLate';
import { sessionKeysOf } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { draftSaved, draftSent } from './draftsSlice';
import { mirrorDrafts } from './keptDrafts';

/** The time after which the code for drafts is loaded where there are no drafts yet. */
const AFTER_MS = 3_000;

const load = () => loadLate(() => import('./draftsSaga'));
const areThereAny = () => sessionKeysOf(storageKeys.drafts).length > 0;

/**
 * Keeps drafts in the browser. The code for that is loaded shortly after the first screen, or with the first draft.
 * Until then this saga writes each draft itself, since the page may close before the code is there.
 */
export function* keepDrafts() {
  const early = yield* takeEvery([draftSaved, draftSent], () => mirrorDrafts());
  if (!areThereAny()) yield* race({ late: delay(AFTER_MS), begun: take([draftSaved, draftSent]) });
  const { draftsSaga } = yield* load();
  yield* cancel(early);
  yield* call(draftsSaga);
}

/** Restores this user's drafts in this tab before the screens are shown. */
export function* restoreKeptDrafts(userId: string) {
  if (!areThereAny()) return;
  const { restoreDrafts } = yield* load();
  yield* call(restoreDrafts, userId);
}
