import type { Action } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { call, flush, fork, select, take } from 'typed-redux-saga';
import { draftTabsSaga } from '../drafts/draftTabsSaga';
import { permissionsSaga } from '../permissions/permissionsSaga';
import { supervise } from '../sagas/supervise';
import { removeLeftBehind } from '../storage/removal';
import { removeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { webLocks } from '../tabs/betweenTabs';
import { createTurns } from '../tabs/renewalLock';
import { openTabs } from '../tabs/tabs';
import { tabsSaga } from '../tabs/tabsSaga';
import { leaveEnded } from './leaveEnded';
import type { Renewals } from './renewalChannel';
import { connectTurns } from './renewalTurn';
import { selectUser, signInRequested, signOutConfirmed } from './sessionSlice';
import { closeSignInWindow, signInAgain, watchReturn } from './signInAgain';
import { askOrSignOut, signOut } from './signOut';
import { watchBuild } from './watchBuild';
import { watchProvider } from './watchProvider';
import { watchRestored } from './watchRestored';

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
