import { call, delay, put } from 'typed-redux-saga';
import { connectHttp } from '@/api/http/http';
import { isHttpError } from '@/api/http/httpError';
import { getApplication } from '@/api/session/session';
import { logLine } from '@/lib/log';
import { loadConfig } from '../config/configSaga';
import { configureReporter, reportMissingAddress } from '../errors/reporter';
import type { Renewals } from '../session/renewalChannel';
import { noteServerTime } from '../session/serverClock';
import { startSession } from '../session/sessionSaga';
import { applicationLoaded } from '../session/sessionSlice';
import { connectRenewal, currentToken, mayCall } from '../session/sessionToken';

/** Delays a request that nothing waits for, so that it does not compete with the first screen. */
const APPLICATION_DELAY_MS = 3_000;

function* loadApplication() {
  try {
    return yield* call(getApplication);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    if (error.status !== 401) logLine('Application load error', error);
    return null;
  }
}

/** Loads the reporting code with the first unusable answer; without a network the report is lost. */
function tellUnusable(url: string): void {
  import('../errors/notUnderstood').then(
    ({ reportUnusable }) => reportUnusable(url),
    () => undefined,
  );
}

/**
 * Loads configuration, features and session, in this order. Each failure is a state that a screen can show (000 §4.1,
 * §8.1).
 */
export function* startupSaga({ renew, refusals }: Renewals) {
  const config = yield* call(loadConfig);
  connectHttp({
    baseUrl: config.api,
    getToken: currentToken,
    mayCall,
    renew: () => renew(true),
    onForbidden: () => refusals.put(true),
    noteServerTime,
    onUnusable: tellUnusable,
  });
  connectRenewal(() => renew(false));
  configureReporter(config, config.productName);
  yield* call(startSession);
  yield* delay(APPLICATION_DELAY_MS);
  const application = yield* call(loadApplication);
  if (application === null) return;
  yield* put(applicationLoaded(application));
  configureReporter(config, application.name || config.productName);
  reportMissingAddress();
}
