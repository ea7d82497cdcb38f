import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { signedOut, visibilityChanged, wokeUp } from '../events';
import {
  selectSignedInId,
  selectUser,
  sessionEnded,
  sessionForgotten,
  sessionRenewed,
  sessionStarted,
} from '../session/sessionSlice';
import { readPersonalSession, removeSession, writePersonalSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import {
  type Draft,
  draftCleared,
  draftSaved,
  draftSent,
  draftSettled,
  draftsExpired,
  draftsRestored,
  selectDrafts,
} from './draftsSlice';

export const DRAFT_LIFE_MS = 12 * 3_600_000;
/** After signing out, the same person may come back within a quarter of an hour. */
const DRAFT_LIFE_SIGNED_OUT_MS = 15 * 60_000;

const Label = v.object({ title: v.string(), href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });
const Sent = v.object({ at: v.number(), value: v.unknown(), known: v.array(v.string()) });
const Kept = v.object({
  /** When the person whose they are signed out, in ms since 1970. */
  signedOutAt: v.nullable(v.number()),
  byKey: v.record(
    v.string(),
    v.object({
      value: v.unknown(),
      label: v.fallback(v.nullable(Label), null),
      savedAt: v.number(),
      sent: v.fallback(v.nullable(Sent), null),
    }),
  ),
});
type Kept = v.InferOutput<typeof Kept>;

const expiryOf = ({ savedAt }: Draft, signedOutAt: number | null): number =>
  Math.min(savedAt + DRAFT_LIFE_MS, (signedOutAt ?? Infinity) + DRAFT_LIFE_SIGNED_OUT_MS);

const readKept = () => readPersonalSession(storageKeys.drafts, Kept);

function writeKept(userId: string, kept: Kept): void {
  if (Object.keys(kept.byKey).length === 0) removeSession(storageKeys.drafts);
  else writePersonalSession(storageKeys.drafts, { userId, value: kept });
}

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
    yield* put(draftsExpired(drafts.filter((entry) => !isAlive(entry)).map(([key]) => key)));
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

function* mirror(signedOutAt: number | null) {
  const user = yield* select(selectUser);
  if (user !== null) writeKept(user.id, { signedOutAt, byKey: yield* select(selectDrafts) });
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
  yield* takeEvery([draftSaved, draftSent, draftSettled, draftCleared], () => mirror(signedOutAt));
  yield* takeEvery(signedOut, () => {
    signedOutAt = Date.now();
    return mirror(signedOutAt);
  });
  while (true) {
    yield* call(purgeInTime);
    signedOutAt = null;
    yield* call(mirror, signedOutAt);
    yield* take([sessionEnded, sessionForgotten]);
  }
}
