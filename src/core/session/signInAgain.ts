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
/** How a page knows that it is this window: login pages may take its name and its opener away from it. */
const SIGNED_IN = 'aangemeld';
const SHAPE = 'popup,width=520,height=680';

let signInWindow: Window | null = null;

/** In the window that was opened to sign in: done. In the page that opened it: no longer needed. */
export function closeSignInWindow(): void {
  if (new URLSearchParams(window.location.search).has(SIGNED_IN)) window.close();
  signInWindow?.close();
  signInWindow = null;
}

/** The same person goes on here. Anyone else sees nothing of this page: the layer says so. */
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
 * In a window of its own, so that this page stays; where that is blocked this page goes, with its drafts kept (E13). It goes
 * for an identity provider too: its tokens live in the page that came back from it, and only there (AMB-007).
 */
function* openLogin() {
  const config = yield* select(selectConfig);
  const address = goUrl(config, { pathname: paths.announcements, search: `?${SIGNED_IN}=1` });
  signInWindow = usesProvider(config) ? null : window.open(address, SIGN_IN_WINDOW, SHAPE);
  if (!signInWindow) yield* call(leaveToLogin);
}

/** Perhaps there is a session again; else it is signed in to. */
export function* signInAgain() {
  const answer = yield* call(askSession);
  const isResumed = yield* call(resume, answer);
  if (!isResumed) yield* call(openLogin);
}

/** Asks the server whether the ended session goes on. */
export function* lookForSession() {
  const answer = yield* call(askSession);
  if ((yield* select(selectSessionStatus)) === 'ended') yield* call(resume, answer);
}

/** Back from wherever the agent signed in. Not after signing out: that was meant, and nobody is signed in unasked. */
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
