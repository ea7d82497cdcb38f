import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import { signedOut } from '../events';
import { lookForSession, resume } from '../session/signInAgain';
import { dropDrafts } from '../session/dropDrafts';
import { endSession, type UserSession } from '../session/sessionSaga';
import {
  isMeantEnding,
  SIGNED_OUT_ELSEWHERE,
  SOMEONE_ELSE,
  selectSessionError,
  selectSessionStatus,
  selectUser,
  sessionRenewed,
  type WithSession,
} from '../session/sessionSlice';
import { currentToken } from '../session/sessionToken';
import { readToken } from '../session/token';
import { connectIdentityProvider } from '../signIn/identityProvider';
import type { Tabs } from './tabs';

const expiry = (token: string | null): number => readToken(token ?? '').expires ?? 0;

/** The present session; null without one. */
function presentSession({ session }: WithSession): UserSession | null {
  const { user, accessToken, config, status } = session;
  return status === 'ready' && user && config ? { user, accessToken, config } : null;
}

/**
 * Another tab sent a session of the same person. This tab takes that session over if it lasts longer, or if its own has
 * expired. After signing out this tab asks the server, because the other tab may not have noticed the sign-out yet.
 */
function* hearSession(session: UserSession) {
  const status = yield* select(selectSessionStatus);
  const isBetter = expiry(session.accessToken) > expiry(currentToken());
  if (isMeantEnding(yield* select(selectSessionError))) yield* call(lookForSession);
  else if (status === 'ended' || (status === 'ready' && isBetter)) yield* call(resume, { session });
}

/** Someone signed out in another tab, at the provider too (W8). Drafts that are kept stay for a quarter of an hour. */
function* hearSignedOut(keepsDrafts: boolean) {
  if ((yield* select(selectUser)) === null) return;
  connectIdentityProvider(null);
  yield* call(endSession, SIGNED_OUT_ELSEWHERE);
  if (!keepsDrafts) yield* call(dropDrafts);
  yield* put(signedOut());
}

/** Another person signed in in another tab (A8), so that this page makes no calls any more. */
function* hearSignedIn(userId: string) {
  const user = yield* select(selectUser);
  if (user !== null && user.id !== userId) yield* call(endSession, SOMEONE_ELSE);
}

/** Shares changes of the session with the other tabs, and follows theirs. */
export function* tabsSaga(tabs: Tabs) {
  let last = '';
  const share = (session: UserSession) => {
    if (session.accessToken === last) return;
    last = session.accessToken;
    tabs.sendSession(session);
  };

  tabs.sendSignedIn();
  const session = yield* select(presentSession);
  if (session !== null) share(session);
  yield* takeEvery(sessionRenewed, ({ payload }) => share(payload));

  while (true) {
    const message = yield* take(tabs.received);
    if (message.type === 'session') {
      last = message.session.accessToken;
      yield* call(hearSession, message.session);
    } else if (message.type === 'signedOut') yield* call(hearSignedOut, message.keepsDrafts);
    else yield* call(hearSignedIn, message.userId);
  }
}
