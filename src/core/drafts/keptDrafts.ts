import { select } from 'typed-redux-saga';
import { selectUser } from '../session/sessionSlice';
import { isSessionLost, removeSession, sessionKeysOf, writePersonalSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { type Draft, selectDrafts } from './draftsSlice';

interface Kept {
  /** When the person whose they are signed out, in ms since 1970. */
  signedOutAt: number | null;
  byKey: Readonly<Record<string, Draft>>;
}

/** Each draft has a key of its own, so that one which is too large costs no other. */
export const keptUnder = (draft: string) => `${storageKeys.drafts}/${draft}` as const;

/** What the browser keeps of the drafts of somebody in this tab. */
export function writeKept(userId: string, { signedOutAt, byKey }: Kept): void {
  const names = Object.keys(byKey).map(keptUnder);
  sessionKeysOf(storageKeys.drafts)
    .filter((key) => !names.some((name) => name === key))
    .forEach(removeSession);
  for (const [key, draft] of Object.entries(byKey))
    writePersonalSession(keptUnder(key), { userId, value: { signedOutAt, draft } });
}

/** Writes the drafts of the page to the browser, at once: the page may be about to go. */
export function* mirrorDrafts(signedOutAt: number | null = null) {
  const user = yield* select(selectUser);
  if (user !== null) writeKept(user.id, { signedOutAt, byKey: yield* select(selectDrafts) });
}

/** False where the browser refused to keep it, or would not read it back: then it is gone with the page. */
export const isDraftKept = (draft: string): boolean => !isSessionLost(keptUnder(draft));

export const areDraftsKept = (): boolean => !sessionKeysOf(storageKeys.drafts).some(isSessionLost);
