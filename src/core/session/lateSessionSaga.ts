import type { Action } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { call, delay, flush, fork, race, select, take } from 'typed-redux-saga';
import { logLine } from '@/lib/log';
import { dependencies } from '../dependencies';
import { selectDrafts, type WithDrafts } from '../drafts/draftsSlice';
import { draftTabsSaga } from '../drafts/draftTabsSaga';
import { paths } from '../paths';
import { permissionsSaga } from '../permissions/permissionsSaga';
import { listen } from '../sagas/listen';
import { supervise } from '../sagas/supervise';
import { waitUntil } from '../sagas/waitUntil';
import { identityProvider } from '../signIn/identityProvider';
import { removeLeftBehind } from '../storage/removal';
import { removeSession, writeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { webLocks } from '../tabs/betweenTabs';
import { createTurns } from '../tabs/renewalLock';
import { openTabs } from '../tabs/tabs';
import { tabsSaga } from '../tabs/tabsSaga';
import type { Renewals } from './renewalChannel';
import { connectTurns, takeTurn } from './renewalTurn';
import {
  NOT_AUTHORIZED,
  selectSessionError,
  selectSessionStatus,
  selectSignedInId,
  selectUser,
  sessionEnded,
  sessionRenewed,
  SIGNED_OUT_ELSEWHERE,
  signInRequested,
  signOutConfirmed,
  SOMEONE_ELSE,
} from './sessionSlice';
import { closeSignInWindow, signInAgain, watchReturn } from './signInAgain';
import { askOrSignOut, signOut } from './signOut';
import { watchBuild } from './watchBuild';

/**
 * Leaves a page whose session was ended on purpose, so that no customer data stays below the layer (T21). When another
 * person signed in, the page is left at once. After signing out, it is left once no draft waits for its owner any more.
 */
function* leaveEnded() {
  while (true) {
    const { payload: reason } = yield* take(sessionEnded);
    if (reason === SOMEONE_ELSE) dependencies.leaveForGood(paths.root);
    if (reason === SIGNED_OUT_ELSEWHERE)
      yield* race({ left: call(leaveWithoutDrafts), isBack: take(sessionRenewed) });
  }
}

function* leaveWithoutDrafts() {
  yield* waitUntil((state: WithDrafts) => Object.keys(selectDrafts(state)).length === 0);
  writeSession(storageKeys.signedOut, true);
  dependencies.leaveForGood(paths.root);
}

/** The pause between checks of the provider's token, and the validity that each check requires (002 §9.1). */
const PROVIDER_CHECK_MS = 50_000;
const PROVIDER_VALIDITY_S = 70;
/** The turn is given up after this time, since a provider may not answer. */
const PATIENCE_MS = 8_000;

function* refresh() {
  const turn = takeTurn();
  try {
    yield* call(() => turn);
    const provider = identityProvider();
    if (provider === null) return;
    const work = provider.refresh(PROVIDER_VALIDITY_S);
    const { refreshed } = yield* race({ refreshed: call(() => work), late: delay(PATIENCE_MS) });
    if (refreshed !== true) logLine('Token refresh failed');
  } catch (error) {
    logLine('Token refresh failed', error);
  } finally {
    void turn.then((release) => release());
  }
}

/** Keeps the provider's own token valid: the second layer (AMB-001). A failed refresh is only logged (002 §4.9). */
function* watchProvider() {
  while (true) {
    yield* delay(PROVIDER_CHECK_MS);
    const isReady = (yield* select(selectSessionStatus)) === 'ready';
    if (isReady && identityProvider() !== null) yield* call(refresh);
  }
}

/**
 * Reloads the page of an expired session in place. After signing out it goes to the start page, so that not even the
 * address stays. For another user `leaveEnded` has already left the page.
 */
function* startAnew() {
  const reason = yield* select(selectSessionError);
  if (reason === NOT_AUTHORIZED) dependencies.reload();
  else if (reason !== SOMEONE_ELSE) dependencies.leaveForGood(paths.root);
}

/**
 * The back button may restore this page from the browser's memory, long after its session ended elsewhere. The server
 * is then asked whether the session continues; a page without a session is left or reloaded (T21).
 */
function* watchRestored({ renew }: Pick<Renewals, 'renew'>) {
  const shows = yield* call(listen, window, 'pageshow');
  try {
    while (true) {
      const { persisted } = (yield* take(shows)) as PageTransitionEvent;
      if (!persisted) continue;
      if ((yield* select(selectSignedInId)) !== null) yield* call(renew, true);
      if ((yield* select(selectSignedInId)) === null) yield* call(startAnew);
    }
  } finally {
    shows.close();
  }
}

/** The work of a session after the first screen; `wanted` carries the requests to sign in or out. */
export function* lateSessionSaga(wanted: Channel<Action>, renewals: Renewals) {
  const user = yield* select(selectUser);
  if (user === null) return;
  removeSession(storageKeys.signedOut);
  removeLeftBehind(user.id);
  connectTurns(createTurns(webLocks()));
  const tabs = openTabs(user.id);
  try {
    yield* fork(leaveEnded);
    yield* fork(tabsSaga, tabs);
    yield* fork(supervise<[string]>, 'draftTabs', draftTabsSaga, user.id);
    closeSignInWindow();
    yield* fork(watchProvider);
    yield* fork(watchReturn);
    yield* fork(watchRestored, renewals);
    yield* fork(permissionsSaga, renewals);
    yield* fork(supervise, 'build', watchBuild);
    while (true) {
      const asked = yield* take(wanted);
      if (signInRequested.match(asked)) yield* call(signInAgain);
      else if (signOutConfirmed.match(asked)) yield* call(signOut, tabs, asked.payload);
      else yield* call(askOrSignOut, tabs);
      yield* flush(wanted);
    }
  } finally {
    tabs.close();
  }
}
