import { call, flush, fork, put, select, take } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import { getSession } from '@/api/session/session';
import type { Session } from '@/domain/session/session';
import type { User } from '@/domain/session/user';
import { logLine } from '@/lib/log';
import { configLoaded, selectConfig, selectFeature, type WithConfig } from '../config/configSlice';
import { mergeSessionConfiguration } from '../config/mergeConfig';
import { restoreKeptDrafts } from '../drafts/lateDrafts';
import { visibilityChanged, wokeUp } from '../events';
import { pollWhile } from '../polling/pollWhile';
import { identityProvider } from '../signIn/identityProvider';
import { awaitsSignIn, signInUrl } from '../signIn/signInRules';
import { dependencies } from '../dependencies';
import { mayLeave } from './leaveBreaker';
import type { RenewalRequest, Renewals } from './renewalChannel';
import { takeTurn } from './renewalTurn';
import {
  afterSessionFailure,
  nextPollDelay,
  nextRetryDelay,
  RENEW_AT_MS,
  WINDOWS_AUTHENTICATION,
} from './sessionRules';
import {
  NOT_AUTHORIZED,
  selectSessionStatus,
  selectUser,
  sessionEnded,
  sessionExpiring,
  sessionRefused,
  sessionRenewed,
  sessionRequested,
  sessionStarted,
  SOMEONE_ELSE,
  type WithSession,
} from './sessionSlice';
import { currentToken, dropToken, holdToken, remainingValidity } from './sessionToken';

/** One or two failures in a row do not warn the agent. */
const WARN_AFTER = 3;

export type UserSession = Session & { user: User };
const hasUser = (session: Session): session is UserSession => session.user !== null;

/** The provider's token must be valid for this many seconds to be used for a call. */
const USABLE_S = 5;

/** An answer without a user counts as a refusal with this status. */
const NO_USER = 200;

export type Answer = { session: UserSession } | { status: number | null };

export function* askSession() {
  const windows = yield* select((state: WithConfig) => selectFeature(state, WINDOWS_AUTHENTICATION));
  try {
    const provider = identityProvider();
    if (provider) yield* call(provider.refresh, USABLE_S);
    const session = yield* call(getSession, windows, provider?.token() ?? null);
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

export function* leaveToLogin() {
  const config = yield* select(selectConfig);
  if (!mayLeave()) {
    yield* put(sessionRefused(NOT_AUTHORIZED));
    return;
  }
  dependencies.leave(signInUrl(config, window.location));
}

/** Third step of starting up (000 §4.1). It ends when someone is signed in; otherwise it waits for the next request. */
export function* startSession() {
  while (true) {
    while (awaitsSignIn(yield* select(selectConfig))) yield* take(sessionRequested);
    const answer = yield* call(askSession);
    if ('session' in answer) {
      const { session } = answer;
      holdToken(session.accessToken);
      yield* call(applyConfiguration, session);
      yield* call(restoreKeptDrafts, session.user.id);
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

/** Ends the session; the page stays, and a layer asks to sign in again. */
export function* endSession(reason: string) {
  dropToken();
  yield* put(sessionEnded(reason));
}

/** Continues with a session that was renewed here or in another tab of the same person. */
export function* continueSession(session: UserSession) {
  holdToken(session.accessToken);
  yield* call(applyConfiguration, session);
  yield* put(sessionRenewed(session));
}

/**
 * Asks the session call for a fresh token. A failed call is logged (002 §4.9). An answer without a session ends the
 * session only if the server has already refused the token.
 */
function* renewHere(isTokenRefused: boolean) {
  const user = yield* select(selectUser);
  const answer = yield* call(askSession);
  if ((yield* select(selectSessionStatus)) !== 'ready') return false;
  if ('session' in answer) {
    if (answer.session.user.id === user?.id) {
      yield* call(continueSession, answer.session);
      return true;
    }
    yield* call(endSession, SOMEONE_ELSE);
  } else if (isTokenRefused && answer.status !== null && answer.status < 500) {
    yield* call(endSession, NOT_AUTHORIZED);
  }
  return false;
}

/** Renews in turn with the other tabs. If the tab before this one has renewed, its token is already here (A5). */
function* renew(isTokenRefused: boolean) {
  const token = currentToken();
  const turn = takeTurn();
  try {
    yield* call(() => turn);
    const present = currentToken();
    return present === token ? yield* call(renewHere, isTokenRefused) : present !== null;
  } finally {
    void turn.then((release) => release());
  }
}

/** Serves all waiting requests with one renewal. */
function* serveRenewals({ requests }: Renewals) {
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

/** Retries until the token has expired, and only then asks to sign in again. */
function* keepValid(renewals: Renewals, tries: { failures: number }) {
  if ((remainingValidity() ?? Infinity) > RENEW_AT_MS || (yield* call(renewals.renew, false))) {
    tries.failures = 0;
    return;
  }
  tries.failures += 1;
  const left = remainingValidity() ?? 0;
  if (left <= 0) yield* call(endSession, NOT_AUTHORIZED);
  else if (tries.failures >= WARN_AFTER) yield* put(sessionExpiring(Math.ceil(left / 60_000)));
}

const isReady = (state: WithSession): boolean => selectSessionStatus(state) === 'ready';

/** Milliseconds until the token must be checked again. */
function nextLook(failures: number): number {
  const left = remainingValidity() ?? RENEW_AT_MS;
  return failures === 0 ? nextPollDelay(left) : nextRetryDelay(failures, left);
}

/** Renews at 60 s of validity or less. */
function* watchToken(renewals: Renewals) {
  const tries = { failures: 0 };
  yield* pollWhile({
    isWanted: isReady,
    everyMs: () => nextLook(tries.failures),
    ask: () => keepValid(renewals, tries),
    askAgainOn: [sessionRenewed.type, visibilityChanged.type],
    isForHiddenPage: true,
  });
}

export function* sessionSaga(renewals: Renewals) {
  yield* fork(serveRenewals, renewals);
  yield* call(watchToken, renewals);
}
