import { createCoreStore } from '@/testing/coreStore';
import { appearanceSaga } from '../appearance/appearanceSaga';
import {
  appearanceChanged,
  selectAppearance,
  selectFiltersPinned,
  selectMenuCollapsed,
} from '../appearance/appearanceSlice';
import { visibilityChanged, wokeUp } from '../events';
import { networkSaga } from '../network/networkSaga';
import { selectIsOnline } from '../network/networkSlice';
import { wakeUpSaga } from '../sagas/wakeUpSaga';
import { selectToasts } from '../toasts/toastsSlice';
import { deviceSaga } from './deviceSaga';
import { NARROW_QUERY } from './narrow';
import { modeToggled, panelSet, panelToggled, selectDeviceMode, selectIsPanelOpen } from './deviceSlice';

const root = document.documentElement;

/** A screen whose width can change. */
function aScreen(initial: { mobile?: boolean; tablet?: boolean; narrow?: boolean }) {
  const now = { mobile: false, tablet: false, narrow: false, ...initial };
  const queries: EventTarget[] = [];
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const between = query === NARROW_QUERY ? now.narrow : now.tablet;
    const matches = query.includes('767px') ? now.mobile : between;
    const list = Object.assign(new EventTarget(), { matches, media: query, onchange: null });
    queries.push(list);
    return list as unknown as MediaQueryList;
  });
  return {
    become: (next: typeof initial) => {
      Object.assign(now, { mobile: false, tablet: false, narrow: false }, next);
      queries.forEach((list) => list.dispatchEvent(new Event('change')));
    },
  };
}

function runDevice() {
  const { store, run } = createCoreStore();
  const saga = run(deviceSaga);
  return { store, saga, mode: () => selectDeviceMode(store.getState()) };
}

describe('the device mode (NAV-26 to 32, AMB-037)', () => {
  it.each([
    [{}, null, 'desktop', 'desktop_windows'],
    [{ tablet: true }, null, 'tablet', 'tablet_android'],
    [{ mobile: true, tablet: true }, null, 'mobile', 'mobile_android'],
    [{}, 'tablet_android', 'tablet', 'tablet_android'],
    [{ tablet: true }, 'desktop_windows', 'desktop', 'desktop_windows'],
    [{ mobile: true, tablet: true }, 'desktop_windows', 'mobile', 'mobile_android'],
    [{}, 'mobile_android', 'desktop', 'desktop_windows'],
    [{}, 'hostile', 'desktop', 'desktop_windows'],
  ])('on a screen %j with %s stored is %s', (screen, stored, mode, keeps) => {
    aScreen(screen);
    if (stored !== null) window.localStorage.setItem('responsive_status', stored);
    expect(runDevice().mode()).toBe(mode);
    expect(root.classList.contains(mode)).toBe(true);
    expect(['desktop', 'tablet', 'mobile'].filter((name) => root.classList.contains(name))).toEqual([mode]);
    expect(window.localStorage.getItem('responsive_status')).toBe(keeps);
  });

  it('follows the screen and the toggle until it is cancelled', () => {
    const screen = aScreen({});
    const { store, mode, saga } = runDevice();
    store.dispatch(modeToggled());
    expect([mode(), window.localStorage.getItem('responsive_status')]).toEqual(['tablet', 'tablet_android']);
    screen.become({ mobile: true, tablet: true });
    expect(mode()).toBe('mobile');
    store.dispatch(modeToggled());
    expect(mode()).toBe('mobile');
    screen.become({});
    expect(mode()).toBe('desktop');
    saga.cancel();
    screen.become({ tablet: true });
    expect(mode()).toBe('desktop');
  });

  it('folds open panels when the screen changes its mode (NAV-28)', () => {
    const screen = aScreen({});
    const { store } = runDevice();
    const shown = () =>
      (['filters', 'details', 'leftMenu'] as const).filter((panel) =>
        selectIsPanelOpen(store.getState(), panel),
      );
    screen.become({ tablet: true });
    expect(shown()).toEqual([]);
    store.dispatch(panelToggled('filters'));
    store.dispatch(panelSet({ panel: 'leftMenu', open: true }));
    expect(shown()).toEqual(['filters', 'leftMenu']);
    screen.become({ mobile: true });
    expect(shown()).toEqual([]);
  });
});

it('menu and filters fold on a narrow desktop, until the agent chooses otherwise', () => {
  const screen = aScreen({ narrow: true });
  const { store, run } = createCoreStore();
  run(deviceSaga);
  run(appearanceSaga);
  const shown = () => [selectMenuCollapsed(store.getState()), selectFiltersPinned(store.getState())];
  expect(shown()).toEqual([true, false]);
  screen.become({});
  expect(shown()).toEqual([false, true]);
  store.dispatch(appearanceChanged({ menuCollapsed: true, filtersPinned: false }));
  expect(shown()).toEqual([true, false]);
  screen.become({ narrow: true });
  store.dispatch(appearanceChanged({ menuCollapsed: false, filtersPinned: true }));
  expect(shown()).toEqual([false, true]);
});

it('the appearance is set on the root element and kept', () => {
  const first = createCoreStore();
  first.run(appearanceSaga);
  first.store.dispatch(appearanceChanged({ colorScheme: 'dark', density: 'compact' }));
  expect([root.dataset['colorScheme'], root.dataset['density']]).toEqual(['dark', 'compact']);
  const second = createCoreStore();
  second.run(appearanceSaga);
  expect(selectAppearance(second.store.getState())).toMatchObject({
    colorScheme: 'dark',
    density: 'compact',
    shortcutsEnabled: true,
  });
  second.store.dispatch(appearanceChanged({ colorScheme: 'system' }));
  expect(root.dataset['colorScheme']).toBeUndefined();
});

it('a lost network shows one toast, which is cleared when the network is back (NAV-39)', () => {
  const { store, run } = createCoreStore();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const saga = run(networkSaga);
  const texts = () => selectToasts(store.getState()).map(({ kind, text }) => `${kind}: ${text}`);
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('offline'));
  expect([selectIsOnline(store.getState()), texts()]).toEqual([
    false,
    ['warning: Netwerkverbinding verbroken'],
  ]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect([selectIsOnline(store.getState()), texts()]).toEqual([true, []]);
  saga.cancel();
});

it('the page wakes up when it is visible after more than a minute, or on the network again', () => {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { run, actions } = createCoreStore();
  const saga = run(wakeUpSaga);
  const become = (state: 'visible' | 'hidden') => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const woken = () => actions.filter(wokeUp.match).length;
  become('hidden');
  vi.advanceTimersByTime(59_000);
  become('visible');
  expect(woken()).toBe(0);
  become('hidden');
  vi.advanceTimersByTime(61_000);
  become('visible');
  expect(woken()).toBe(1);
  window.dispatchEvent(new Event('online'));
  expect(woken()).toBe(2);
  expect(actions.filter(visibilityChanged.match).map(({ payload }) => payload)).toEqual([
    false,
    true,
    false,
    true,
  ]);
  saga.cancel();
  window.dispatchEvent(new Event('online'));
  expect(woken()).toBe(2);
});
