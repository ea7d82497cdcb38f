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
import { dependencies } from '../dependencies';
import type { Tabs } from '../tabs/tabs';
import { selectSignedInId, sessionForgotten, type SignOutWish } from './sessionSlice';
import { dropToken } from './sessionToken';

declare module '@/core/dialogs/dialog' {
  interface DialogData {
    /** Asks whether unsent text is kept. */
    signOut: object;
  }
}

/** Removes the data that the next person at this desk must not see. */
function clearStorage(): void {
  removePersonal();
  removeSession(storageKeys.loginRedirects);
  writeSession(storageKeys.signedOut, true);
}

type SigningOut = Pick<Tabs, 'sendSignedOut'>;

/**
 * Asks, if there is unsent text in any tab, whether to keep it; otherwise signs out. Text in another tab that this tab
 * does not know of is kept.
 */
export function* askOrSignOut(tabs: SigningOut) {
  flushTyping();
  if (yield* select(selectHasDrafts))
    yield* put(dialogOpened({ id: 'signOut', dialog: { kind: 'signOut' } }));
  else yield* call(signOut, tabs, { keepsDrafts: true });
}

/**
 * Signs out everywhere: the other tabs, the API and the identity provider. Only settings (T21) and drafts that the
 * agent keeps remain; those drafts stay for a quarter of an hour, for the same person (W8).
 */
export function* signOut(tabs: SigningOut, { keepsDrafts, forgetsAll = false }: SignOutWish) {
  const userId = yield* select(selectSignedInId);
  tabs.sendSignedOut({ keepsDrafts });
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
  dependencies.leaveForGood(logoutUrl());
}
