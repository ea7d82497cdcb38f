import { defaultConfig } from '@/domain/session/appConfig';
import { createCoreStore } from '@/testing/coreStore';
import { configLoaded } from '../config/configSlice';
import { visibilityChanged } from '../events';
import { toastsSaga } from './toastsSaga';
import {
  historyCleared,
  historyRead,
  selectToastHistory,
  selectToasts,
  selectUnreadCount,
  toastCleared,
  toastHidden,
  type ToastRequest,
  toastShown,
  toastsPaused,
  toastsResumed,
} from './toastsSlice';

function aScreen() {
  const { store, run } = createCoreStore();
  run(toastsSaga);
  return {
    store,
    show: (text: string, rest: Partial<ToastRequest> = {}) =>
      store.dispatch(toastShown({ kind: 'info', text, ...rest })),
    texts: () => selectToasts(store.getState()).map(({ text }) => text),
    history: () => selectToastHistory(store.getState()),
    unread: () => selectUnreadCount(store.getState()),
  };
}
const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('stay 3 s and fade 100 ms (NAV-34, NAV-36)', async () => {
    const { show, texts, store } = aScreen();
    show('a');
    await tick(2_999);
    expect(selectToasts(store.getState())[0]?.hiding).toBe(false);
    await tick(1);
    expect(selectToasts(store.getState())[0]?.hiding).toBe(true);
    await tick(100);
    expect(texts()).toEqual([]);
  });

  it('are remembered with their heading', () => {
    const { show, texts, history } = aScreen();
    show('gegevens', { heading: 'Bezig' });
    expect(texts()).toEqual(['gegevens']);
    expect(history().map(({ text }) => text)).toEqual(['Bezig: gegevens']);
  });

  it('about progress are shown, but neither counted nor kept to read again', () => {
    const { show, texts, history, unread } = aScreen();
    show('gegevens', { heading: 'Wordt bijgewerkt', isProgress: true });
    expect([texts(), history(), unread()]).toEqual([['gegevens'], [], 0]);
  });

  it('stay for their own time, or for 10 s as errors (NAV-35), or as long as configured (BOOT-08)', async () => {
    const { show, texts, store } = aScreen();
    store.dispatch(configLoaded({ ...defaultConfig, notificationTimeout: 5 }));
    show('error', { kind: 'error' });
    show('plain');
    show('long', { durationMs: 36e5 });
    await tick(4_900);
    expect(texts()).toEqual(['error', 'plain', 'long']);
    await tick(300);
    expect(texts()).toEqual(['error', 'long']);
    await tick(5_000);
    expect(texts()).toEqual(['long']);
    await tick(36e5);
    expect(texts()).toEqual([]);
  });

  it('keep their remaining time while pointer or focus is on them, and while the tab is hidden', async () => {
    const { show, texts, store } = aScreen();
    show('a');
    await tick(2_000);
    store.dispatch(toastsPaused());
    await tick(60_000);
    expect(texts()).toEqual(['a']);
    store.dispatch(toastsResumed());
    await tick(900);
    store.dispatch(visibilityChanged(false));
    await tick(60_000);
    expect(texts()).toEqual(['a']);
    store.dispatch(visibilityChanged(true));
    await tick(250);
    expect(texts()).toEqual([]);
  });

  it('are replaced by a toast with the same key, which starts with a new time', async () => {
    const { show, texts } = aScreen();
    show('first', { key: 'k' });
    show('other', { durationMs: 60_000 });
    await tick(2_000);
    show('second', { key: 'k' });
    expect(texts()).toEqual(['second', 'other']);
    await tick(2_900);
    expect(texts()).toEqual(['second', 'other']);
    await tick(300);
    expect(texts()).toEqual(['other']);
  });

  it('with the same text within 5 s are announced once and count as one unread', async () => {
    const { show, texts, store, history, unread } = aScreen();
    show('same');
    show('same');
    expect(texts()).toEqual(['same']);
    expect(selectToasts(store.getState())[0]?.quiet).toBe(true);
    expect(history()).toMatchObject([{ text: 'same', count: 2 }]);
    expect(unread()).toBe(1);
    await tick(6_000);
    show('same');
    expect(selectToasts(store.getState())[0]?.quiet).toBe(false);
    expect(history()).toHaveLength(2);
  });

  it('are at most five at a time, and errors stay longest (M5)', () => {
    const { show, texts } = aScreen();
    show('error', { kind: 'error' });
    for (let number = 1; number <= 8; number += 1) show(`text ${String(number)}`);
    expect(texts()).toEqual(['error', 'text 5', 'text 6', 'text 7', 'text 8']);
  });

  it('are kept in the history, the last 50 (M6), and counted as unread', () => {
    const { show, history, unread, store } = aScreen();
    for (let number = 1; number <= 120; number += 1) show(`text ${String(number)}`);
    expect(history()).toHaveLength(50);
    expect(history()[0]?.text).toBe('text 120');
    expect(unread()).toBe(50);
    store.dispatch(historyRead());
    expect(unread()).toBe(0);
    store.dispatch(historyCleared());
    expect(history()).toEqual([]);
  });

  it('disappear when their cause is gone or when they are closed', async () => {
    const { show, texts, store } = aScreen();
    show('gone', { key: 'k', durationMs: 36e5 });
    show('closed', { durationMs: 36e5 });
    store.dispatch(toastCleared('k'));
    store.dispatch(toastHidden(selectToasts(store.getState())[0]?.id ?? ''));
    await tick(100);
    expect(texts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
