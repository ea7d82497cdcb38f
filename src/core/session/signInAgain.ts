import { call, put, select, take } from 'typed-redux-saga';
import { selectConfig } from '../config/configSlice';
import { wokeUp } from '../events';
import { paths } from '../paths';
import { listen } from '../sagas/listen';
import { usesProvider } from '../signIn/signInRules';
import { goUrl } from './sessionRules';
import { type Answer, askSession, continueSession, endSession, leaveToLogin } from './sessionSaga';
import {
  isMeantEnding,
  SOMEONE_ELSE,
  selectSessionError,
  selectSessionStatus,
  selectUser,
} from './sessionSlice';

const SIGN_IN_WINDOW = 'thuisbalie-aanmelden';
/** Marks the sign-in window by its address, because login pages may remove its name and its opener. */
const SIGNED_IN = 'aangemeld';
const SHAPE = 'popup,width=520,height=680';

let signInWindow: Window | null = null;

/** Closes the sign-in window: this window if it is the sign-in window, otherwise the window that this page opened. */
export function closeSignInWindow(): void {
  if (new URLSearchParams(window.location.search).has(SIGNED_IN)) window.close();
  signInWindow?.close();
  signInWindow = null;
}

/** Resumes the session for the same person. For anyone else the session ends, and only the layer is shown. */
export function* resume(answer: Answer) {
  if (!('session' in answer)) return false;
  const before = yield* select(selectUser);
  if (before?.id !== answer.session.user.id) {
    yield* call(endSession, SOMEONE_ELSE);
    return true;
  }
  const wasEnded = (yield* select(selectSessionStatus)) === 'ended';
  yield* call(continueSession, answer.session);
  closeSignInWindow();
  if (wasEnded) yield* put(wokeUp());
  return true;
}

/**
 * Opens a window to sign in, so that this page stays. Where the browser blocks the window, this page leaves, with its
 * drafts kept (E13). The page also leaves for an identity provider, whose tokens exist only in the page that comes back
 * from it (AMB-007).
 */
function* openLogin() {
  const config = yield* select(selectConfig);
  const address = goUrl(config, { pathname: paths.announcements, search: `?${SIGNED_IN}=1` });
  signInWindow = usesProvider(config) ? null : window.open(address, SIGN_IN_WINDOW, SHAPE);
  if (!signInWindow) yield* call(leaveToLogin);
}

/** Resumes the session if the server still has one; otherwise opens the login. */
export function* signInAgain() {
  const answer = yield* call(askSession);
  const isResumed = yield* call(resume, answer);
  if (!isResumed) yield* call(openLogin);
}

/** Asks the server whether the ended session continues. */
export function* lookForSession() {
  const answer = yield* call(askSession);
  if ((yield* select(selectSessionStatus)) === 'ended') yield* call(resume, answer);
}

/**
 * Looks for a session when the window gets the focus again. Does not look when the user ended the session, for example by
 * signing out.
 */
export function* watchReturn() {
  const returns = yield* call(listen, window, 'focus');
  try {
    while (true) {
      yield* take(returns);
      const isEnded = (yield* select(selectSessionStatus)) === 'ended';
      if (isEnded && !isMeantEnding(yield* select(selectSessionError))) yield* call(lookForSession);
    }
  } finally {
    returns.close();
  }
}
