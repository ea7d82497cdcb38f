import { connectHttp } from '@/api/http/http';
import { getSession } from '@/api/session/session';
import type { Session } from '@/domain/session/session';
import { draftsSaga } from '@/core/drafts/draftsSaga';
import { keepLateSession } from '@/core/session/lateSession';
import { createRenewals } from '@/core/session/renewalChannel';
import { forgetServerTime } from '@/core/session/serverClock';
import { sessionSaga } from '@/core/session/sessionSaga';
import {
  selectExpiresIn,
  selectSessionError,
  selectSessionStatus,
  sessionStarted,
} from '@/core/session/sessionSlice';
import { connectRenewal, currentToken, holdToken } from '@/core/session/sessionToken';
import { connectIdentityProvider } from '@/core/signIn/identityProvider';
import { dependencies } from '@/core/dependencies';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { aSession, aToken, createCoreStore } from './coreStore';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** BroadcastChannel for the tabs of one browser; a message arrives a moment later, and never at its sender. */
export class Channel {
  static readonly all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    const copy: unknown = structuredClone(data);
    for (const other of Channel.all) {
      if (other !== this && other.name === this.name) setTimeout(() => other.onmessage?.({ data: copy }), 5);
    }
  }
  close() {
    Channel.all.delete(this);
  }
}

/** Another tab of the same browser: the messages it received, and those it can send. */
export function anotherTab(userId = 'user-1') {
  const all = new Channel('thuisbalie-tabs');
  const own = new Channel(`thuisbalie-tabs/${userId}`);
  const heard: unknown[] = [];
  for (const channel of [all, own]) channel.onmessage = ({ data }) => heard.push(data);
  return {
    heard,
    say: (word: unknown) => all.postMessage(word),
    give: (data: unknown) => own.postMessage(data),
  };
}

/** A session that lasts this many milliseconds. */
export const lasting = (ms: number, changes: Partial<Session> = {}) => {
  const now = Date.now();
  const accessToken = aToken({ iat: Math.floor(now / 1_000), exp: Math.floor((now + ms) / 1_000) });
  return { ...aSession(), accessToken, ...changes };
};
export const leave = vi.fn();
export const leaveForGood = vi.fn();
export const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const stops: (() => void)[] = [];

/**
 * A tab with a session that lasts this many milliseconds, including the late part of the session (`keepLateSession`).
 */
export async function aTab(lifetime = 5 * MINUTE) {
  const core = createCoreStore();
  const renewals = createRenewals();
  connectRenewal(() => renewals.renew(false));
  for (const saga of [
    core.run(draftsSaga),
    core.run(sessionSaga, renewals),
    core.run(keepLateSession, renewals),
  ]) {
    stops.push(() => {
      saga.cancel();
    });
  }
  const session = lasting(lifetime);
  holdToken(session.accessToken);
  core.store.dispatch(sessionStarted(session as ReturnType<typeof aSession>));
  await tick(1_100);
  const state = () => core.store.getState();
  return {
    ...core,
    renewals,
    status: () => selectSessionStatus(state()),
    error: () => selectSessionError(state()),
    expiresIn: () => selectExpiresIn(state()),
    toasts: () => selectToasts(state()),
  };
}

/**
 * Fresh tabs for each test, with a stopped clock. `getSession` must be mocked: `vi.mock('@/api/session/session', { spy:
 * true })`.
 */
export function withFreshTabs(): void {
  beforeAll(async () => {
    await import('@/core/session/lateSessionSaga');
  });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', Channel);
    Channel.all.clear();
    vi.mocked(getSession)
      .mockReset()
      .mockImplementation(() => Promise.resolve(lasting(5 * MINUTE) as Session));
    leave.mockReset();
    leaveForGood.mockReset();
    vi.spyOn(dependencies, 'leave').mockImplementation(leave);
    vi.spyOn(dependencies, 'leaveForGood').mockImplementation(leaveForGood);
    vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
    connectHttp({ baseUrl: '', getToken: currentToken, renew: () => Promise.resolve(false) });
    forgetServerTime();
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
  afterEach(() => {
    stops.splice(0).forEach((stop) => {
      stop();
    });
    connectIdentityProvider(null);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
