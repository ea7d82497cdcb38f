import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { signedOut, visibilityChanged, wokeUp } from '../events';
import {
  selectSignedInId,
  sessionEnded,
  sessionForgotten,
  sessionRenewed,
  sessionStarted,
} from '../session/sessionSlice';
import { readPersonalSession, removeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import {
  type Draft,
  draftCleared,
  draftCompared,
  draftGiven,
  draftRefused,
  draftSaved,
  draftSent,
  draftStored,
  draftsDropped,
  draftsRestored,
} from './draftsSlice';
import { mirrorDrafts, writeKept } from './keptDrafts';

const DRAFT_LIFE_MS = 12 * 3_600_000;
/** After signing out, the same person may come back within a quarter of an hour. */
const DRAFT_LIFE_SIGNED_OUT_MS = 15 * 60_000;

const Label = v.object({ title: v.string(), href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });
const Sent = v.object({
  value: v.unknown(),
  body: v.unknown(),
  known: v.nullable(v.array(v.string())),
});
/** A draft as the browser keeps it, and as one tab hands it to another. */
export const KeptDraft = v.object({
  value: v.unknown(),
  label: v.fallback(v.nullable(Label), null),
  savedAt: v.number(),
  sent: v.fallback(v.nullable(Sent), null),
  changesSince: v.fallback(v.number(), 0),
});
const Kept = v.object({
  /** When the person whose they are signed out, in ms since 1970. */
  signedOutAt: v.nullable(v.number()),
  byKey: v.record(v.string(), KeptDraft),
});

const expiryOf = ({ savedAt }: Draft, signedOutAt: number | null): number =>
  Math.min(savedAt + DRAFT_LIFE_MS, (signedOutAt ?? Infinity) + DRAFT_LIFE_SIGNED_OUT_MS);

const readKept = () => readPersonalSession(storageKeys.drafts, Kept);

/** Removes what has outlived its time, from the browser and from the page; answers when the next is due. */
function* purge() {
  const owned = readKept();
  if (owned === null) return Infinity;
  const { signedOutAt, byKey } = owned.value;
  const isAlive = ([, draft]: [string, Draft]) => expiryOf(draft, signedOutAt) > Date.now();
  const drafts = Object.entries(byKey);
  const alive = drafts.filter(isAlive);
  if (alive.length < drafts.length) {
    writeKept(owned.userId, { signedOutAt, byKey: Object.fromEntries(alive) });
    yield* put(draftsDropped(drafts.filter((entry) => !isAlive(entry)).map(([key]) => key)));
  }
  return Math.min(...alive.map(([, draft]) => expiryOf(draft, signedOutAt)));
}

/** Before the screens come: what this user left in this tab. What someone else left is thrown away. */
export function* restoreDrafts(userId: string) {
  yield* call(purge);
  const owned = readKept();
  if (owned === null) return;
  if (owned.userId === userId) yield* put(draftsRestored(owned.value.byKey));
  else removeSession(storageKeys.drafts);
}

/** As long as nobody is signed in, drafts go when their time is over: at that moment, or when the page wakes up after it. */
function* purgeInTime() {
  while ((yield* select(selectSignedInId)) === null) {
    const due = yield* call(purge);
    yield* race({
      due: delay(Math.min(due - Date.now(), DRAFT_LIFE_MS)),
      changed: take([signedOut, sessionStarted, sessionRenewed, visibilityChanged, wokeUp]),
    });
  }
}

export function* draftsSaga() {
  let signedOutAt: number | null = null;
  const changes = [draftGiven, draftSaved, draftSent, draftCompared, draftStored, draftRefused, draftCleared];
  yield* takeEvery(changes, () => mirrorDrafts(signedOutAt));
  yield* takeEvery(signedOut, () => {
    signedOutAt = Date.now();
    return mirrorDrafts(signedOutAt);
  });
  while (true) {
    yield* call(purgeInTime);
    signedOutAt = null;
    yield* call(mirrorDrafts, signedOutAt);
    yield* take([sessionEnded, sessionForgotten]);
  }
}
