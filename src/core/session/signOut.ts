import { call, put, select } from 'typed-redux-saga';
import { endApiSession, logoutUrl } from '@/api/session/logout';
import { logLine } from '@/lib/log';
import { dialogOpened } from '../dialogs/dialogsSlice';
import { selectHasDrafts } from '../drafts/draftsSlice';
import { dropDrafts } from './dropDrafts';
import { flushTyping } from '../drafts/typing';
import { signedOut } from '../events';
import { forgetArrivals } from '../hooks/arrivals';
import { identityProvider } from '../signIn/identityProvider';
import { removeAllOf, removePersonal } from '../storage/removal';
import { removeSession, writeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { surroundings } from '../surroundings';
import type { Tabs } from '../tabs/tabs';
import { selectSignedInId, sessionForgotten, type SignOutWish } from './sessionSlice';
import { dropToken } from './sessionToken';

declare module '@/core/dialogs/dialog' {
  interface DialogData {
    /** Whether what is typed and not sent is kept. */
    signOut: object;
  }
}

/** What the next person at this desk has no business with. */
function clearStorage(): void {
  removePersonal();
  removeSession(storageKeys.loginRedirects);
  writeSession(storageKeys.signedOut, true);
}

type SigningOut = Pick<Tabs, 'tellSignedOut'>;

/**
 * Who has typed something that was not sent, in whichever tab, is asked what is to become of it. What another tab has and this
 * one has not heard of is kept.
 */
export function* askOrSignOut(tabs: SigningOut) {
  flushTyping();
  if (yield* select(selectHasDrafts))
    yield* put(dialogOpened({ id: 'signOut', dialog: { kind: 'signOut' } }));
  else yield* call(signOut, tabs, { keepsDrafts: true });
}

/**
 * Signs out everywhere: the other tabs, the API and the identity provider. Settings stay, nothing else that is personal does (T21),
 * but for drafts that somebody wants kept: a quarter of an hour, for the same person (W8).
 */
export function* signOut(tabs: SigningOut, { keepsDrafts, forgetsAll = false }: SignOutWish) {
  const userId = yield* select(selectSignedInId);
  tabs.tellSignedOut({ keepsDrafts });
  if (!keepsDrafts) yield* call(dropDrafts);
  yield* put(signedOut());
  dropToken();
  if (forgetsAll && userId !== null) removeAllOf(userId);
  clearStorage();
  forgetArrivals();
  yield* put(sessionForgotten());
  const provider = identityProvider();
  if (provider !== null) {
    try {
      yield* call(endApiSession);
      yield* call(() => provider.signOut());
      return;
    } catch (error) {
      logLine('Signing out at the provider failed', error);
    }
  }
  surroundings.leaveForGood(logoutUrl());
}
