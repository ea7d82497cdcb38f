import { put, select, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { signedOut } from '../events';
import { selectUser } from '../session/sessionSlice';
import { readSession, removeSession, writeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { type Draft, draftCleared, draftSaved, draftsRestored, selectDrafts } from './draftsSlice';

export const DRAFT_LIFE_MS = 12 * 3_600_000;
/** After signing out, the same person may come back within a quarter of an hour. */
export const DRAFT_LIFE_SIGNED_OUT_MS = 15 * 60_000;

const Label = v.object({ title: v.string(), href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });
const Kept = v.object({
  userId: v.string(),
  byKey: v.record(
    v.string(),
    v.object({ value: v.unknown(), label: v.fallback(v.nullable(Label), null), savedAt: v.number() }),
  ),
});

/** Before the screens come: what this user left in this tab. What someone else left is thrown away. */
export function* restoreDrafts(userId: string) {
  const kept = readSession(storageKeys.drafts, v.nullable(Kept), null);
  if (kept === null) return;
  if (kept.userId !== userId) {
    removeSession(storageKeys.drafts);
    return;
  }
  const now = Date.now();
  const alive = Object.entries(kept.byKey).filter(([, { savedAt }]) => now - savedAt < DRAFT_LIFE_MS);
  yield* put(draftsRestored(Object.fromEntries(alive)));
}

function* mirror(change: (draft: Draft) => Draft = (draft) => draft) {
  const user = yield* select(selectUser);
  if (user === null) return;
  const drafts = Object.entries(yield* select(selectDrafts));
  if (drafts.length === 0) removeSession(storageKeys.drafts);
  else {
    const byKey = Object.fromEntries(drafts.map(([key, draft]) => [key, change(draft)]));
    writeSession(storageKeys.drafts, { userId: user.id, byKey });
  }
}

export function* draftsSaga() {
  yield* takeEvery([draftSaved, draftCleared], () => mirror());
  yield* takeEvery(signedOut, () => {
    const savedAt = Date.now() - DRAFT_LIFE_MS + DRAFT_LIFE_SIGNED_OUT_MS;
    return mirror((draft) => ({ ...draft, savedAt: Math.min(draft.savedAt, savedAt) }));
  });
}
