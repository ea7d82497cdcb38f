import { HttpError } from '@/api/http/httpError';
import { getSession } from '@/api/session/session';
import type { Session } from '@/domain/session/session';
import { draftsText } from '@/testing/draftsInBrowser';
import { aUser } from '@/testing/coreStore';
import {
  aTab,
  anotherTab,
  HOUR,
  lasting,
  leave,
  leaveForGood,
  MINUTE,
  tick,
  withFreshTabs,
} from '@/testing/sessionTab';
import { draftSaved, selectDrafts, UNLISTED } from '../drafts/draftsSlice';
import { signedOut, visibilityChanged, wokeUp } from '../events';
import { connectIdentityProvider, type IdentityProvider } from '../signIn/identityProvider';
import { writeKept, writePersonal } from '../storage/storage';
import { sessionEnded, signOutConfirmed } from './sessionSlice';
import { currentToken, holdToken, mayCall } from './sessionToken';
import { readToken } from './token';

vi.mock('@/api/session/session', { spy: true });

const ask = vi.mocked(getSession);

withFreshTabs();

describe('the session on a working day', () => {
  it('makes no call with an expired token and shows nothing, in eight hours with five-minute tokens', async () => {
    const provider: IdentityProvider = {
      token: () => 'x',
      refresh: vi.fn(() => Promise.resolve(Math.random() > 0.1)),
      signOut: vi.fn(),
    };
    connectIdentityProvider(provider);
    let calls = 0;
    ask.mockImplementation(() => {
      calls += 1;
      return calls % 10 === 3
        ? Promise.reject(new HttpError('noAnswer', null, '/session'))
        : Promise.resolve(lasting(5 * MINUTE) as Session);
    });
    const { status, toasts, store } = await aTab();
    const expired: number[] = [];
    const end = Date.now() + 8 * HOUR;
    while (Date.now() < end) {
      if (!(await mayCall())) expired.push(Date.now());
      if ((readToken(currentToken() ?? '').expires ?? 0) <= Date.now()) expired.push(Date.now());
      if (Math.random() < 0.01) store.dispatch(wokeUp());
      await tick(7_000);
    }
    expect(expired).toEqual([]);
    expect([status(), leave.mock.calls.length, toasts().length]).toEqual(['ready', 0, 0]);
    expect(calls).toBeGreaterThan(8 * 12);
    expect(calls).toBeLessThan(8 * 12 * 1.6);
    const second = vi.mocked(provider.refresh).mock.calls.filter(([seconds]) => seconds === 70);
    expect(second.length).toBeGreaterThanOrEqual(Math.floor((8 * HOUR) / 51_000));
    expect(second.length).toBeLessThanOrEqual((8 * HOUR) / 50_000);
  });

  it('renews a token that expired during sleep before the first call', async () => {
    await aTab();
    vi.setSystemTime(Date.now() + 9 * HOUR);
    const ready = mayCall();
    await tick(0);
    await expect(ready).resolves.toBe(true);
    expect(readToken(currentToken() ?? '').expires).toBeGreaterThan(Date.now());
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('renews a token that expires soon when the tab becomes visible', async () => {
    const { store } = await aTab();
    vi.setSystemTime(Date.now() + 4.5 * MINUTE);
    store.dispatch(visibilityChanged(true));
    await tick(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('warns when renewing keeps failing, and stops warning when it works again', async () => {
    ask.mockRejectedValue(new HttpError('noAnswer', null, '/session'));
    const { expiresIn, status } = await aTab(65_000);
    expect(expiresIn()).toBeNull();
    await tick(25_000);
    expect([expiresIn(), status()]).toEqual([1, 'ready']);
    ask.mockImplementation(() => Promise.resolve(lasting(5 * MINUTE) as Session));
    await tick(20_000);
    expect([expiresIn(), status()]).toEqual([null, 'ready']);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('the second layer, which renews the token of the identity provider (BOOT-36 to 38)', () => {
  it.each([
    ['false', () => Promise.resolve(false)],
    ['an error', () => Promise.reject(new Error('down'))],
    ['no answer at all', () => new Promise<boolean>(() => undefined)],
  ])('only logs a refresh that ends with %s, and goes on', async (_, refresh) => {
    const provider = { token: () => 'x', refresh: vi.fn(refresh), signOut: vi.fn() };
    connectIdentityProvider(provider);
    const { status, toasts } = await aTab(HOUR);
    await tick(49_800);
    expect(provider.refresh).toHaveBeenCalledTimes(0);
    await tick(130_000);
    expect(provider.refresh.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect([status(), toasts().length, leave.mock.calls.length]).toEqual(['ready', 0, 0]);
    expect(
      vi.mocked(globalThis.console.error).mock.calls.every(([line]) => line === 'Token refresh failed'),
    ).toBe(true);
  });

  it('never runs during a renewal by the first layer (AMB-001)', async () => {
    let running = 0;
    let most = 0;
    const work = async <T>(result: T): Promise<T> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      running -= 1;
      return result;
    };
    connectIdentityProvider({ token: () => 'x', refresh: () => work(true), signOut: vi.fn() });
    ask.mockImplementation(() => work(lasting(62_000) as Session));
    await aTab(62_000);
    await tick(HOUR);
    expect(most).toBe(1);
    expect(ask.mock.calls.length).toBeGreaterThan(10);
  });
});

describe('other tabs', () => {
  it('receive the id of the user who signs in here; those of the same user receive each session, which is never stored', async () => {
    const same = anotherTab();
    const stranger = anotherTab('user-2');
    await aTab();
    await tick(4.2 * MINUTE);
    expect(same.heard).toEqual([
      { type: 'signedIn', userId: 'user-1' },
      expect.objectContaining({ user: expect.objectContaining({ id: 'user-1' }) as unknown }),
      expect.objectContaining({ accessToken: currentToken() }),
    ]);
    expect(stranger.heard).toEqual([{ type: 'signedIn', userId: 'user-1' }]);
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
  });

  it('pass on the session that they renewed, so that this tab neither renews nor sends it again', async () => {
    const other = anotherTab();
    const { status } = await aTab();
    const said = other.heard.length;
    await tick(3 * MINUTE);
    const session = lasting(20 * MINUTE);
    other.give(session);
    await tick(2 * MINUTE);
    expect([currentToken(), status()]).toEqual([session.accessToken, 'ready']);
    expect(ask).not.toHaveBeenCalled();
    expect(other.heard).toHaveLength(said);
  });

  it.each([
    ['an older one', () => lasting(MINUTE)],
    ['one of someone else', () => lasting(HOUR, { user: aUser({ id: 'user-2' }) })],
    ['one without a token', () => lasting(HOUR, { accessToken: '' })],
    ['an object that is no session', () => ({ a: 1 })],
    ['nothing', () => null],
  ])('pass on a session that this tab ignores: %s', async (_, given) => {
    const other = anotherTab();
    const { status } = await aTab();
    const before = currentToken();
    other.give(given());
    await tick(100);
    expect([currentToken(), status()]).toEqual([before, 'ready']);
  });

  it('end the session here when the user signs out there, and this tab keeps its drafts for 15 minutes (W8)', async () => {
    const other = anotherTab();
    const { store, status, error, actions } = await aTab();
    store.dispatch(draftSaved('reply/1', 'mijn tekst', UNLISTED));
    other.say({ type: 'signedOut', userId: 'user-1', keepsDrafts: true });
    await tick(100);
    expect([status(), error(), currentToken()]).toEqual(['ended', 'SignedOutElsewhere', null]);
    expect(actions.some(signedOut.match)).toBe(true);
    await expect(mayCall()).resolves.toBe(false);
    window.dispatchEvent(new Event('focus'));
    await tick(1_000);
    expect([status(), ask.mock.calls.length]).toEqual(['ended', 0]);
    const kept = draftsText;
    await tick(14 * MINUTE);
    expect(kept()).toContain('mijn tekst');
    expect(kept()).toContain('user-1');
    expect(leaveForGood).not.toHaveBeenCalled();
    await tick(MINUTE);
    expect(kept()).toBeNull();
    expect(leaveForGood).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('make this tab drop its drafts and leave at once when the user signs out there without keeping drafts (T21)', async () => {
    const other = anotherTab();
    const { store } = await aTab();
    store.dispatch(draftSaved('reply/1', 'mijn tekst', UNLISTED));
    other.say({ type: 'signedOut', userId: 'user-1', keepsDrafts: false });
    await tick(100);
    expect([selectDrafts(store.getState()), draftsText()]).toEqual([{}, null]);
    expect(leaveForGood).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('end the session here and make this tab leave without a call when someone else signs in (A8, T21)', async () => {
    const other = anotherTab();
    const { status, error } = await aTab();
    other.say({ type: 'signedIn', userId: 'user-2' });
    await tick(100);
    expect([status(), error()]).toEqual(['ended', 'SomeoneElse']);
    await expect(mayCall()).resolves.toBe(false);
    expect(leaveForGood).toHaveBeenCalledExactlyOnceWith('/');
    expect(ask).not.toHaveBeenCalled();
  });

  it('pass on a session of the same user, which resumes an ended session here and lets the page read again', async () => {
    const other = anotherTab();
    const { store, status, actions } = await aTab();
    store.dispatch(sessionEnded('NotAuthorized'));
    holdToken('');
    other.give(lasting(HOUR));
    await tick(100);
    expect(status()).toBe('ready');
    expect(actions.some(wokeUp.match)).toBe(true);
  });

  describe.each([
    ['signed out', { type: 'signedOut', userId: 'user-1', keepsDrafts: true }, 'SignedOutElsewhere'],
    ['is now somebody else', { type: 'signedIn', userId: 'user-2' }, 'SomeoneElse'],
  ])('after they reported that the user %s', (_, word, reason) => {
    async function anEndedTab() {
      const provider = { token: () => 'x', refresh: () => Promise.resolve(true), signOut: vi.fn() };
      connectIdentityProvider(provider);
      const other = anotherTab();
      const tab = await aTab();
      other.say(word);
      await tick(10);
      expect([tab.status(), tab.error()]).toEqual(['ended', reason]);
      return { ...tab, other };
    }

    it('cannot restore the session while the server refuses it', async () => {
      ask.mockRejectedValue(new HttpError('refused', 401, '/session'));
      const { other, status, error } = await anEndedTab();
      other.give(lasting(HOUR));
      await tick(10);
      expect([status(), error(), currentToken()]).toEqual(['ended', reason, null]);
      expect(ask).toHaveBeenCalledTimes(1);
    });

    it('cannot restore the session while the server reports another user', async () => {
      ask.mockResolvedValue(lasting(HOUR, { user: aUser({ id: 'user-2' }) }));
      const { other, status, error } = await anEndedTab();
      other.give(lasting(HOUR));
      await tick(10);
      expect([status(), error(), currentToken()]).toEqual(['ended', 'SomeoneElse', null]);
    });

    it('restore the session of the same user with the answer of the server', async () => {
      const session = lasting(2 * HOUR);
      ask.mockResolvedValue(session);
      const { other, status } = await anEndedTab();
      other.give(lasting(HOUR));
      await tick(10);
      expect([status(), currentToken()]).toEqual(['ready', session.accessToken]);
    });
  });

  it('are notified of a sign-out here that erases all data of the user from this browser', async () => {
    const other = anotherTab();
    const { store } = await aTab();
    writeKept('standard-texts', 'user-1', []);
    writePersonal('task-overview-filters', 'user-1', {});
    store.dispatch(draftSaved('reply/1', 'mijn tekst', UNLISTED));
    store.dispatch(signOutConfirmed({ keepsDrafts: false, forgetsAll: true }));
    await tick(100);
    expect(JSON.stringify([window.localStorage, window.sessionStorage])).not.toContain('user-1');
    expect(other.heard.at(-1)).toEqual({ type: 'signedOut', userId: 'user-1', keepsDrafts: false });
  });

  it('make this tab drop the token of the identity provider when the user signs out there', async () => {
    const provider = { token: () => 'x', refresh: () => Promise.resolve(true), signOut: vi.fn() };
    connectIdentityProvider(provider);
    const other = anotherTab();
    await aTab();
    other.say({ type: 'signedOut', userId: 'user-1', keepsDrafts: true });
    other.give(lasting(HOUR));
    await tick(20);
    expect(ask).toHaveBeenCalledExactlyOnceWith(false, null);
  });

  it('are not needed where the browser has no channel between tabs (E11)', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { status } = await aTab();
    await tick(5 * MINUTE);
    expect([status(), ask.mock.calls.length]).toEqual(['ready', 1]);
  });
});
