import { call, put } from 'typed-redux-saga';
import { endApiSession, logoutUrl } from '@/api/session/logout';
import { logLine } from '@/lib/log';
import { signedOut } from '../events';
import { identityProvider } from '../signIn/identityProvider';
import { removePersonal, removeSession, writeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { surroundings } from '../surroundings';
import type { Tabs } from '../tabs/tabs';
import { sessionForgotten } from './sessionSlice';
import { dropToken } from './sessionToken';

/** What the next person at this desk has no business with. Drafts keep a quarter of an hour, for the same person (W8). */
function clearStorage(): void {
  removePersonal();
  removeSession(storageKeys.loginRedirects);
  writeSession(storageKeys.signedOut, true);
}

/** Signs out everywhere: the other tabs, the API and the identity provider; nothing personal stays here (T21). */
export function* signOut(tabs: Pick<Tabs, 'tellSignedOut'>) {
  tabs.tellSignedOut();
  yield* put(signedOut());
  dropToken();
  clearStorage();
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
  surroundings.leave(logoutUrl());
}
