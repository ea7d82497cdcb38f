import { call, delay, flush, fork, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { apiUrl } from '@/api/http';
import { isHttpError } from '@/api/httpError';
import { getSession, sessionUrls } from '@/api/session';
import type { Session } from '@/domain/session';
import type { User } from '@/domain/user';
import { logLine } from '@/lib/log';
import { configLoaded, selectConfig, selectFeature, type WithConfig } from '../config/configSlice';
import { mergeSessionConfiguration } from '../config/mergeConfig';
import { restoreDrafts } from '../drafts/draftsSaga';
import { signedOut, wokeUp } from '../events';
import { surroundings } from '../surroundings';
import { mayLeave } from './leaveBreaker';
import type { RenewalRequest, Renewals } from './renewalChannel';
import { afterSessionFailure, goUrl, nextPollDelay, nextRetryDelay, RENEW_AT_MS } from './sessionRules';
import {
  NOT_AUTHORIZED,
  selectSessionStatus,
  selectUser,
  sessionEnded,
  sessionRefused,
  sessionRenewed,
  sessionRequested,
  sessionStarted,
  signInRequested,
  signOutRequested,
} from './sessionSlice';
import { holdToken, remainingValidity } from './sessionToken';

const WINDOWS_AUTHENTICATION = 'windowsAuthentication';

type UserSession = Session & { user: User };
const hasUser = (session: Session): session is UserSession => session.user !== null;

/** An answer without a user counts as a refusal with the status of an answer. */
const NO_USER = 200;

type Answer = { session: UserSession } | { status: number | null };

function* askSession() {
  const windows = yield* select((state: WithConfig) => selectFeature(state, WINDOWS_AUTHENTICATION));
  try {
    const session = yield* call(getSession, windows);
    return (hasUser(session) ? { session } : { status: NO_USER }) as Answer;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    logLine('Session load error', error);
    return { status: error.kind === 'unusable' ? NO_USER : error.status } as Answer;
  }
}

function* applyConfiguration({ config }: Session) {
  const present = yield* select(selectConfig);
  const merged = mergeSessionConfiguration(present, config.configuration);
  if (merged !== present) yield* put(configLoaded(merged));
}

function* leaveToLogin() {
  const config = yield* select(selectConfig);
  if (!mayLeave()) {
    yield* put(sessionRefused(NOT_AUTHORIZED));
    return;
  }
  surroundings.leave(goUrl(config, window.location));
}

/** Third step of starting up (000 §4.1). Ends when someone is signed in; otherwise waits until it is asked again. */
export function* startSession() {
  while (true) {
    const answer = yield* call(askSession);
    if ('session' in answer) {
      const { session } = answer;
      holdToken(session.accessToken);
      yield* call(applyConfiguration, session);
      yield* call(restoreDrafts, session.user.id);
      yield* put(sessionStarted(session));
      return;
    }
    const { loginredirect } = yield* select(selectConfig);
    const next = afterSessionFailure({
      status: answer.status,
      online: navigator.onLine,
      firstStart: true,
      loginredirect,
    });
    if (next === 'go') yield* call(leaveToLogin);
    if (next === 'refused') yield* put(sessionRefused(NOT_AUTHORIZED));
    yield* take([sessionRequested, wokeUp]);
  }
}

function* endSession() {
  holdToken('');
  yield* put(sessionEnded(NOT_AUTHORIZED));
}

/**
 * Asks the session call for a fresh token. A call that fails is logged (002 §4.9); one that says that nobody is signed in
 * ends the session only when the token is of no more use, or when the server has refused it already.
 */
function* renew(isTokenRefused: boolean) {
  const user = yield* select(selectUser);
  const answer = yield* call(askSession);
  if ('session' in answer && answer.session.user.id === user?.id) {
    holdToken(answer.session.accessToken);
    yield* call(applyConfiguration, answer.session);
    yield* put(sessionRenewed(answer.session));
    return true;
  }
  const isSomeoneElse = 'session' in answer;
  const isRefused = !isSomeoneElse && answer.status !== null && answer.status < 500;
  if (isSomeoneElse || (isRefused && isTokenRefused)) yield* call(endSession);
  return false;
}

/** Serves all who wait with one renewal. */
export function* serveRenewals({ requests }: Renewals) {
  while (true) {
    const waiting: RenewalRequest[] = [yield* take(requests), ...(yield* flush(requests))];
    let renewed = false;
    try {
      const isRefused = waiting.some(({ isTokenRefused }) => isTokenRefused);
      if ((yield* select(selectSessionStatus)) === 'ready') renewed = yield* call(renew, isRefused);
      waiting.push(...(yield* flush(requests)));
    } finally {
      waiting.forEach(({ answer }) => {
        answer(renewed);
      });
    }
  }
}

/** Renews at 60 s of validity or less; keeps trying until the token has expired, and only then asks to sign in again. */
export function* watchToken(renewals: Renewals) {
  let failures = 0;
  while (true) {
    const status = yield* select(selectSessionStatus);
    const remaining = remainingValidity();
    if (status !== 'ready' || remaining === null) {
      failures = 0;
      yield* take([sessionStarted, sessionRenewed]);
      continue;
    }
    if (remaining > RENEW_AT_MS) {
      failures = 0;
      yield* race({
        poll: delay(nextPollDelay(remaining)),
        changed: take([sessionRenewed, sessionEnded, wokeUp]),
      });
      continue;
    }
    if (yield* call(renewals.renew, false)) continue;
    failures += 1;
    const left = remainingValidity() ?? 0;
    if (left <= 0) {
      if ((yield* select(selectSessionStatus)) === 'ready') yield* call(endSession);
    } else {
      yield* race({
        wait: delay(nextRetryDelay(failures, left)),
        changed: take([sessionRenewed, sessionEnded]),
      });
    }
  }
}

/** From the layer of an ended session: perhaps there is one again, else to the login address with the drafts kept. */
function* signInAgain() {
  const before = yield* select(selectUser);
  const answer = yield* call(askSession);
  if (!('session' in answer)) {
    yield* call(leaveToLogin);
  } else if (before === null || answer.session.user.id === before.id) {
    holdToken(answer.session.accessToken);
    yield* put(sessionRenewed(answer.session));
    yield* put(wokeUp());
  } else {
    surroundings.leave('/');
  }
}

function* signOut() {
  yield* put(signedOut());
  holdToken('');
  surroundings.leave(apiUrl(sessionUrls.logout));
}

export function* sessionSaga(renewals: Renewals) {
  yield* fork(serveRenewals, renewals);
  yield* takeLeading(signInRequested, signInAgain);
  yield* takeLeading(signOutRequested, signOut);
  yield* call(watchToken, renewals);
}
