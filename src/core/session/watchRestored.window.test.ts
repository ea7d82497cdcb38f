import { HttpError } from '@/api/http/httpError';
import { getSession } from '@/api/session/session';
import { aUser } from '@/testing/coreStore';
import { aTab, HOUR, lasting, leaveForGood, tick, withFreshTabs } from '@/testing/sessionTab';
import { dependencies } from '../dependencies';
import { sessionEnded, signOutRequested } from './sessionSlice';

vi.mock('@/api/session/session', { spy: true });

const ask = vi.mocked(getSession);

withFreshTabs();

describe('a page that the back button brings back from memory', () => {
  const reload = vi.fn();

  beforeEach(() => {
    reload.mockReset();
    vi.spyOn(dependencies, 'reload').mockImplementation(reload);
  });

  async function broughtBack(persisted = true) {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await tick(10);
  }
  const wentTo = () => [leaveForGood.mock.calls.flat(), reload.mock.calls.length];

  it('goes on where the server knows the same person', async () => {
    const { status } = await aTab();
    await broughtBack();
    expect([ask.mock.calls.length, status(), wentTo()]).toEqual([1, 'ready', [[], 0]]);
  });

  it('goes on while the server does not answer', async () => {
    ask.mockRejectedValue(new HttpError('noAnswer', null, '/session'));
    const { status } = await aTab();
    await broughtBack();
    expect([status(), wentTo()]).toEqual(['ready', [[], 0]]);
  });

  it('is reloaded where the server has no session any more', async () => {
    ask.mockRejectedValue(new HttpError('refused', 401, '/session'));
    await aTab();
    await broughtBack();
    expect(wentTo()).toEqual([[], 1]);
  });

  it('is replaced by the start page when another person is signed in', async () => {
    ask.mockResolvedValue(lasting(HOUR, { user: aUser({ id: 'user-2' }) }));
    await aTab();
    await broughtBack();
    expect(wentTo()).toEqual([['/'], 0]);
  });

  it('is reloaded where its session had expired', async () => {
    const { store } = await aTab();
    store.dispatch(sessionEnded('NotAuthorized'));
    await broughtBack();
    expect([ask.mock.calls.length, wentTo()]).toEqual([0, [[], 1]]);
  });

  it('is replaced by the start page after signing out', async () => {
    const { store } = await aTab();
    store.dispatch(signOutRequested());
    await tick(10);
    leaveForGood.mockReset();
    await broughtBack();
    expect(wentTo()).toEqual([['/'], 0]);
  });

  it('does nothing when it is shown for the first time', async () => {
    await aTab();
    await broughtBack(false);
    expect([ask.mock.calls.length, wentTo()]).toEqual([0, [[], 0]]);
  });
});
