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
import { readPersonalSession, removeSession, sessionKeysOf } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { toastCleared, toastShown } from '../toasts/toastsSlice';
import {
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
import { draftsTexts } from './draftsTexts';
import { isDraftKept, keptUnder, mirrorDrafts } from './keptDrafts';

const DRAFT_LIFE_MS = 12 * 3_600_000;
/** After signing out, drafts wait a quarter of an hour for the same person to come back. */
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
  /** When the owner signed out, in ms since 1970. */
  signedOutAt: v.nullable(v.number()),
  draft: KeptDraft,
});

interface OwnedDraft extends v.InferOutput<typeof Kept> {
  userId: string;
  key: string;
}

const expiryOf = ({ draft: { savedAt }, signedOutAt: at }: OwnedDraft): number =>
  Math.min(savedAt + DRAFT_LIFE_MS, (at ?? Infinity) + DRAFT_LIFE_SIGNED_OUT_MS);

/** Returns the drafts in this tab's storage, of any user; broken ones are left out. */
const readKept = (): OwnedDraft[] =>
  sessionKeysOf(storageKeys.drafts).flatMap((name) => {
    const owned = readPersonalSession(name, Kept);
    return owned === null
      ? []
      : [{ userId: owned.userId, key: name.slice(keptUnder('').length), ...owned.value }];
  });
const forget = ({ key }: OwnedDraft): void => removeSession(keptUnder(key));

/** Removes expired drafts from browser and page; returns when the next one expires. */
function* purge() {
  const kept = readKept();
  const over = kept.filter((one) => expiryOf(one) <= Date.now());
  over.forEach(forget);
  if (over.length > 0) yield* put(draftsDropped(over.map(({ key }) => key)));
  return Math.min(...kept.filter((one) => !over.includes(one)).map(expiryOf));
}

/** Restores this user's drafts in this tab before the screens are shown, and deletes those of other users. */
export function* restoreDrafts(userId: string) {
  yield* call(purge);
  const kept = readKept();
  kept.filter((one) => one.userId !== userId).forEach(forget);
  const own = kept.filter((one) => one.userId === userId);
  if (own.length > 0)
    yield* put(draftsRestored(Object.fromEntries(own.map(({ key, draft }) => [key, draft]))));
}

/** Warns once about each draft that the browser cannot keep, and removes the warning when it can. */
function createWarning() {
  const told = new Set<string>();
  return function* warn({ payload: { key } }: ReturnType<typeof draftSaved>) {
    const toast = `${keptUnder(key)}/lost`;
    if (isDraftKept(key)) {
      if (told.delete(key)) yield* put(toastCleared(toast));
    } else if (!told.has(key)) {
      told.add(key);
      yield* put(toastShown({ kind: 'warning', key: toast, text: draftsTexts.notKept }));
    }
  };
}

/**
 * Removes drafts when they expire while no user is signed in. A page that sleeps at that moment removes them when it
 * wakes up.
 */
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
  let leftAt: number | null = null;
  const changes = [draftGiven, draftSaved, draftSent, draftCompared, draftStored, draftRefused, draftCleared];
  yield* takeEvery(changes, () => mirrorDrafts(leftAt));
  yield* takeEvery(signedOut, () => {
    leftAt = Date.now();
    return mirrorDrafts(leftAt);
  });
  yield* takeEvery(draftSaved, createWarning());
  while (true) {
    yield* call(purgeInTime);
    leftAt = null;
    yield* call(mirrorDrafts, leftAt);
    yield* take([sessionEnded, sessionForgotten]);
  }
}
