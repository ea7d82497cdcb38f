import { select } from 'typed-redux-saga';
import { selectUser } from '../session/sessionSlice';
import { isSessionLost, removeSession, sessionKeysOf, writePersonalSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { type Draft, selectDrafts } from './draftsSlice';

interface Kept {
  /** When the owner signed out, in ms since 1970. */
  signedOutAt: number | null;
  byKey: Readonly<Record<string, Draft>>;
}

/** Each draft has its own key, so that a draft that is too large does not affect the others. */
export const keptUnder = (draft: string) => `${storageKeys.drafts}/${draft}` as const;

/** Replaces the drafts that the browser keeps for this tab. */
function writeKept(userId: string, { signedOutAt, byKey }: Kept): void {
  const names = Object.keys(byKey).map(keptUnder);
  sessionKeysOf(storageKeys.drafts)
    .filter((key) => !names.some((name) => name === key))
    .forEach(removeSession);
  for (const [key, draft] of Object.entries(byKey))
    writePersonalSession(keptUnder(key), { userId, value: { signedOutAt, draft } });
}

/** Writes the drafts to the browser at once, since the page may be about to close. */
export function* mirrorDrafts(signedOutAt: number | null = null) {
  const user = yield* select(selectUser);
  if (user !== null) writeKept(user.id, { signedOutAt, byKey: yield* select(selectDrafts) });
}

/** False where the browser could not store the draft or could not read it back, so that it is lost with the page. */
export const isDraftKept = (draft: string): boolean => !isSessionLost(keptUnder(draft));

export const areDraftsKept = (): boolean => !sessionKeysOf(storageKeys.drafts).some(isSessionLost);
