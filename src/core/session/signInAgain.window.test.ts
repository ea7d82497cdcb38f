import { HttpError } from '@/api/http/httpError';
import { getSession } from '@/api/session/session';
import type { Session } from '@/domain/session/session';
import { draftsText } from '@/testing/draftsInBrowser';
import { aSession, aUser, createCoreStore } from '@/testing/coreStore';
import {
  aTab,
  anotherTab,
  HOUR,
  lasting,
  leave,
  leaveForGood,
  stops,
  tick,
  withFreshTabs,
} from '@/testing/sessionTab';
import { selectOpenDialogs } from '../dialogs/dialogsSlice';
import { draftOpenedElsewhere, draftSaved, UNLISTED } from '../drafts/draftsSlice';
import { signedOut } from '../events';
import { connectIdentityProvider } from '../signIn/identityProvider';
import { keepLateSession } from './lateSession';
import { createRenewals } from './renewalChannel';
import {
  sessionEnded,
  sessionForgotten,
  sessionStarted,
  signInRequested,
  signOutConfirmed,
  signOutRequested,
} from './sessionSlice';
import { currentToken, holdToken } from './sessionToken';

vi.mock('@/api/session/session', { spy: true });

const ask = vi.mocked(getSession);

withFreshTabs();

describe('signing in again', () => {
  const nobody = () => Promise.reject(new HttpError('refused', 401, '/session'));

  async function anEndedTab() {
    const tab = await aTab();
    tab.store.dispatch(sessionEnded('NotAuthorized'));
    holdToken('');
    return tab;
  }

  it('first looks for a session that still exists', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { store, status } = await anEndedTab();
    store.dispatch(signInRequested());
    await tick(10);
    expect([status(), open.mock.calls.length, leave.mock.calls.length]).toEqual(['ready', 0, 0]);
  });

  it('opens a window, which is closed when the agent is back', async () => {
    const close = vi.fn();
    const open = vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    ask.mockImplementation(nobody);
    const { store, status } = await anEndedTab();
    store.dispatch(signInRequested());
    await tick(10);
    expect(open).toHaveBeenCalledWith(
      '/go/dashboard%2Fmededelingen%3Faangemeld%3D1',
      'thuisbalie-aanmelden',
      expect.any(String),
    );
    expect([leave.mock.calls.length, status()]).toEqual([0, 'ended']);
    ask.mockImplementation(() => Promise.resolve(lasting(HOUR) as Session));
    window.dispatchEvent(new Event('focus'));
    await tick(10);
    expect([status(), close.mock.calls.length]).toEqual(['ready', 1]);
  });

  it('goes to the login address in this tab when the browser blocks the window (E13)', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    ask.mockImplementation(nobody);
    const { store } = await anEndedTab();
    store.dispatch(signInRequested());
    await tick(10);
    expect(leave).toHaveBeenCalledWith('/go/');
  });

  it('shows nothing to another user', async () => {
    ask.mockImplementation(() =>
      Promise.resolve(lasting(HOUR, { user: aUser({ id: 'user-2' }) }) as Session),
    );
    const { store, status, error } = await anEndedTab();
    store.dispatch(signInRequested());
    await tick(10);
    expect([status(), error(), currentToken()]).toEqual(['ended', 'SomeoneElse', null]);
    expect(leaveForGood).toHaveBeenCalledWith('/');
  });
});

describe('signing out', () => {
  it('ends the session in other tabs and at the API, and clears token, store and storage (T21)', async () => {
    const other = anotherTab();
    const { store, actions } = await aTab();
    window.localStorage.setItem('task-overview-filters', '{}');
    window.localStorage.setItem('appearance', '{}');
    store.dispatch(signOutRequested());
    await tick(10);
    expect(other.heard.at(-1)).toEqual({ type: 'signedOut', userId: 'user-1', keepsDrafts: true });
    expect(
      actions.filter((action) => [signedOut, sessionForgotten].some(({ match }) => match(action))),
    ).toHaveLength(2);
    expect(currentToken()).toBeNull();
    expect(Object.keys(window.localStorage)).toEqual(['appearance']);
    expect(leaveForGood).toHaveBeenCalledWith('/logout');
  });

  it('asks whether to keep unsent text, and keeps it only if the user wants that', async () => {
    const kept = draftsText;
    const asked = ({ store }: Awaited<ReturnType<typeof aTab>>) =>
      selectOpenDialogs(store.getState()).map(({ dialog }) => dialog.kind);
    const first = await aTab();
    first.store.dispatch(draftSaved('reply/1', 'mijn tekst', UNLISTED));
    first.store.dispatch(signOutRequested());
    await tick(10);
    expect([asked(first), leaveForGood.mock.calls]).toEqual([['signOut'], []]);
    first.store.dispatch(signOutConfirmed({ keepsDrafts: false }));
    await tick(10);
    expect([kept(), leaveForGood.mock.calls]).toEqual([null, [['/logout']]]);
    const second = await aTab();
    second.store.dispatch(draftSaved('reply/1', 'mijn tekst', UNLISTED));
    second.store.dispatch(signOutConfirmed({ keepsDrafts: true }));
    await tick(10);
    expect(kept()).toContain('mijn tekst');
  });

  it('asks whether to keep text that was typed in another tab, too', async () => {
    const { store } = await aTab();
    store.dispatch(draftOpenedElsewhere('reply/1'));
    store.dispatch(signOutRequested());
    await tick(10);
    expect(selectOpenDialogs(store.getState()).map(({ dialog }) => dialog.kind)).toEqual(['signOut']);
  });

  it('carries out a request that came before its code was loaded', async () => {
    const { run, store } = createCoreStore();
    const saga = run(keepLateSession, createRenewals());
    stops.push(() => {
      saga.cancel();
    });
    store.dispatch(sessionStarted(aSession()));
    store.dispatch(signOutRequested());
    await tick(1_100);
    expect(leaveForGood).toHaveBeenCalledWith('/logout');
  });

  it('ends the session at the provider too, after the session at the API', async () => {
    const order: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      order.push(url);
      return Promise.reject(new TypeError('cors'));
    });
    connectIdentityProvider({
      token: () => 'x',
      refresh: () => Promise.resolve(true),
      signOut: () => void order.push('provider'),
    });
    const { store } = await aTab();
    store.dispatch(signOutRequested());
    await tick(10);
    expect(order).toEqual(['/logout', 'provider']);
    expect(leaveForGood).not.toHaveBeenCalled();
  });
});
