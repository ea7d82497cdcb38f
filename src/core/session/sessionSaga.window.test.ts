import { http as msw, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { http } from '@/api/http/http';
import type { Session } from '@/domain/session/session';
import { aSession, aToken, aUser, createCoreStore } from '@/testing/coreStore';
import { forgetProgram } from '@/testing/forgetProgram';
import { coreSaga } from '../coreSaga';
import { signedOut, wokeUp } from '../events';
import { dependencies } from '../dependencies';
import {
  selectSessionError,
  selectSessionStatus,
  selectUser,
  sessionRequested,
  signInRequested,
  signOutRequested,
} from './sessionSlice';
import { currentToken } from './sessionToken';

const server = setupServer();
const seconds = () => Math.floor(Date.now() / 1_000);

/** Serves a back end that gives these answers to the session calls in turn, and repeats the last one. */
function serve(config: Record<string, unknown>, ...answers: (() => Response)[]) {
  const calls: Headers[] = [];
  server.use(
    msw.get('*/Config/features.json', () =>
      HttpResponse.json([{ name: 'windowsAuthentication', enabled: false }]),
    ),
    msw.get('*/Config/config.json', () => HttpResponse.json(config)),
    msw.get('*/Config/:file', () => new HttpResponse(null, { status: 404 })),
    msw.get('*/api/v1/application/mine', () => HttpResponse.json({ id: 1, name: 'Balie' })),
    msw.post('*/api/v1/error/*', () => HttpResponse.json({})),
    msw.get('*/api/v1/system/session', ({ request }) => {
      calls.push(request.headers);
      return (answers.length > 1 ? answers.shift() : answers[0])?.();
    }),
  );
  return calls;
}

const ok =
  (changes: Partial<Session> & { lifetime?: number } = {}) =>
  () => {
    const { lifetime = 900, ...rest } = changes;
    const token = aToken({ iat: seconds(), exp: seconds() + lifetime });
    return HttpResponse.json({ ...aSession(), accessToken: token, ...rest });
  };
const status = (code: number) => () => new HttpResponse(null, { status: code });
const broken = () => HttpResponse.error();

const leave = vi.spyOn(dependencies, 'leave');
const leaveForGood = vi.spyOn(dependencies, 'leaveForGood');

function start() {
  const core = createCoreStore();
  const saga = core.run(coreSaga);
  stops.push(() => {
    saga.cancel();
  });
  return { ...core, status: () => selectSessionStatus(core.store.getState()) };
}
const stops: (() => void)[] = [];
/** Lets answers arrive and timers run. The fake server uses real timers, so real ticks are needed in between. */
async function pass(ms: number) {
  for (let step = 0; step < 8; step += 1) {
    await vi.advanceTimersByTimeAsync(ms / 8);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const until = (check: () => void) => vi.waitFor(check);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  leave.mockReset().mockImplementation(() => undefined);
  vi.spyOn(dependencies, 'leave').mockImplementation(leave);
  leaveForGood.mockReset().mockImplementation(() => undefined);
  vi.spyOn(dependencies, 'leaveForGood').mockImplementation(leaveForGood);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/dashboard/taken/overzicht');
  forgetProgram();
});
afterEach(() => {
  stops.splice(0).forEach((stop) => {
    stop();
  });
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

describe('starting the session', () => {
  it('bypasses the cache, and merges the configuration of the answer except for its API address', async () => {
    const calls = serve(
      {},
      ok({ config: { version: null, configuration: { taskIsNewHours: 4, api: 'https://evil.example' } } }),
    );
    const { store, status: now } = start();
    expect(now()).toBe('starting');
    await until(() => {
      expect(now()).toBe('ready');
    });
    expect(calls[0]?.get('cache-control')).toBe('no-cache');
    expect(calls[0]?.has('x-windows-authentication')).toBe(false);
    expect(store.getState().config.value).toMatchObject({ taskIsNewHours: 4, api: '' });
    expect(currentToken()).toBe(store.getState().session.accessToken);
  });

  it('sends the Windows header when its feature is switched on in the browser (BOOT-16)', async () => {
    window.localStorage.setItem('feature-flags', '[{"name":"windowsAuthentication","enabled":true}]');
    const calls = serve({}, ok());
    const { status: now } = start();
    await until(() => {
      expect(now()).toBe('ready');
    });
    expect(calls[0]?.get('x-windows-authentication')).toBe('true');
  });

  it.each([
    ['500', status(500), {}],
    ['401', status(401), {}],
    ['403', status(403), {}],
    ['an answer without a user', ok({ user: null }), {}],
    ['500 with loginredirect', status(500), { loginredirect: true }],
  ])('ends as refused after %s', async (_, answer, config) => {
    serve(config, answer);
    const { store, status: now } = start();
    await until(() => {
      expect(now()).toBe('refused');
    });
    expect(selectSessionError(store.getState())).toBe('NotAuthorized');
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['no answer', broken, {}],
    ['401 with loginredirect', status(401), { loginredirect: true }],
    ['an answer without a user and loginredirect', ok({ user: null }), { loginredirect: true }],
  ])('leaves for the login address after %s', async (_, answer, config) => {
    serve(config, answer);
    const { status: now } = start();
    await until(() => {
      expect(leave).toHaveBeenCalledWith('/go/dashboard%2Ftaken%2Foverzicht');
    });
    expect(now()).toBe('starting');
  });

  it('leaves for the login address at most three times in a minute', async () => {
    serve({}, broken);
    for (let time = 1; time <= 3; time += 1) {
      start();
      await until(() => {
        expect(leave).toHaveBeenCalledTimes(time);
      });
    }
    const { status: now } = start();
    await until(() => {
      expect(now()).toBe('refused');
    });
    expect(leave).toHaveBeenCalledTimes(3);
  });

  it('waits for the network where there is none (AMB-004)', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const calls = serve({}, broken, ok());
    const { store, status: now } = start();
    await until(() => {
      expect(calls).toHaveLength(1);
    });
    await pass(1_000);
    expect([leave.mock.calls.length, now()]).toEqual([0, 'starting']);
    store.dispatch(wokeUp());
    await until(() => {
      expect(now()).toBe('ready');
    });
  });

  it('can be repeated from the 401 page', async () => {
    serve({}, status(401), ok());
    const { store, status: now } = start();
    await until(() => {
      expect(now()).toBe('refused');
    });
    store.dispatch(sessionRequested());
    await until(() => {
      expect(now()).toBe('ready');
    });
  });
});

describe('renewing the session', () => {
  async function ready(...answers: (() => Response)[]) {
    const calls = serve({}, ...answers);
    const core = start();
    await until(() => {
      expect(core.status()).toBe('ready');
    });
    return { ...core, calls };
  }

  it('happens when 60 s are left, with the bearer token', async () => {
    const { calls, status: now } = await ready(ok({ lifetime: 90 }), ok());
    const first = currentToken();
    await pass(20_000);
    expect(calls).toHaveLength(1);
    await pass(16_000);
    await until(() => {
      expect(calls).toHaveLength(2);
    });
    expect(calls[1]?.get('authorization')).toBe(`Bearer ${first ?? ''}`);
    await until(() => {
      expect(currentToken()).not.toBe(first);
    });
    expect(now()).toBe('ready');
  });

  it('survives five lost connections without leaving the page (W2)', async () => {
    const { calls, status: now } = await ready(
      ok({ lifetime: 62 }),
      broken,
      broken,
      broken,
      broken,
      broken,
      ok(),
    );
    for (let step = 0; step < 40 && calls.length < 7; step += 1) await pass(1_000);
    expect(calls).toHaveLength(7);
    await until(() => {
      expect(now()).toBe('ready');
    });
    expect(leave).not.toHaveBeenCalled();
  });

  it('ends the session only when the token has expired, and remembers the user', async () => {
    const { store, status: now } = await ready(ok({ lifetime: 62 }), status(401));
    await pass(30_000);
    expect(now()).toBe('ready');
    for (let step = 0; step < 50 && now() === 'ready'; step += 1) await pass(1_000);
    expect(now()).toBe('ended');
    expect(selectUser(store.getState())?.id).toBe('user-1');
    expect([currentToken(), leave.mock.calls.length]).toEqual([null, 0]);
  });

  it('is shared by all calls that are refused at the same time', async () => {
    const { calls } = await ready(ok(), ok({ lifetime: 901 }));
    const old = currentToken();
    server.use(
      msw.get('*/api/v1/thing', ({ request }) =>
        request.headers.get('authorization') === `Bearer ${old ?? ''}`
          ? new HttpResponse(null, { status: 401 })
          : HttpResponse.json({}),
      ),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(Array.from({ length: 5 }, () => http.get('/api/v1/thing', v.unknown())));
    expect(calls).toHaveLength(2);
  });

  it('ends the session at once when it is refused after the server refused a call (W1)', async () => {
    const { status: now } = await ready(ok(), status(401));
    server.use(msw.post('*/api/v1/thing', () => new HttpResponse(null, { status: 401 })));
    await expect(http.post('/api/v1/thing', {}, v.unknown())).rejects.toMatchObject({ status: 401 });
    expect([now(), leave.mock.calls.length]).toEqual(['ended', 0]);
  });

  it('ends the session when the answer names another user', async () => {
    const { status: now, store } = await ready(ok({ lifetime: 62 }), ok({ user: aUser({ id: 'user-2' }) }));
    await pass(8_000);
    await until(() => {
      expect(now()).toBe('ended');
    });
    expect(selectUser(store.getState())?.id).toBe('user-1');
  });

  it('signs in again from the layer, on the same page', async () => {
    const { store, status: now } = await ready(ok(), status(401), ok());
    server.use(msw.post('*/api/v1/thing', () => new HttpResponse(null, { status: 401 })));
    await http.post('/api/v1/thing', {}, v.unknown()).catch(() => undefined);
    store.dispatch(signInRequested());
    await until(() => {
      expect(now()).toBe('ready');
    });
    expect(leave).not.toHaveBeenCalled();
  });

  it('goes to the login address if signing in from the layer finds no session and the window is blocked (E13)', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { store } = await ready(ok(), status(401));
    store.dispatch(signInRequested());
    await until(() => {
      expect(leave).toHaveBeenCalledWith('/go/dashboard%2Ftaken%2Foverzicht');
    });
  });

  it('stops at signing out (BOOT-42)', async () => {
    const { store, actions } = await ready(ok());
    store.dispatch(signOutRequested());
    await until(() => {
      expect(leaveForGood).toHaveBeenCalledWith('/logout');
    });
    expect(actions.some(signedOut.match)).toBe(true);
    expect(currentToken()).toBeNull();
  });
});
