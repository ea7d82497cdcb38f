import { select } from 'typed-redux-saga';
import { selectUser } from '../session/sessionSlice';
import { removeSession, writePersonalSession, isSessionLost } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { type Draft, selectDrafts } from './draftsSlice';

interface Kept {
  /** When the person whose they are signed out, in ms since 1970. */
  signedOutAt: number | null;
  byKey: Readonly<Record<string, Draft>>;
}

/** What the browser keeps of the drafts of somebody in this tab. */
export function writeKept(userId: string, kept: Kept): void {
  if (Object.keys(kept.byKey).length === 0) removeSession(storageKeys.drafts);
  else writePersonalSession(storageKeys.drafts, { userId, value: kept });
}

/** Writes the drafts of the page to the browser, at once: the page may be about to go. */
export function* mirrorDrafts(signedOutAt: number | null = null) {
  const user = yield* select(selectUser);
  if (user !== null) writeKept(user.id, { signedOutAt, byKey: yield* select(selectDrafts) });
}

/** False where the browser refused to keep them: then they are gone with the page. */
export const areDraftsKept = (): boolean => !isSessionLost(storageKeys.drafts);
