import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { type DeviceMode, modeDetected } from '@/core/device/deviceSlice';
import { createCoreStore } from '@/testing/coreStore';
import { useResultsHeight } from './useResultsHeight';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[DeviceMode, number | undefined, number | undefined]>([
  ['desktop', undefined, undefined],
  ['tablet', 952, 552],
  ['mobile', 887, 487],
])(
  'On a %s the results are at most %s high, half a second after opening or resizing',
  (mode, first, later) => {
    vi.stubGlobal('innerHeight', 1_000);
    const { store } = createCoreStore();
    store.dispatch(modeDetected(mode));
    const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
    const { result } = renderHook(useResultsHeight, { wrapper });
    act(() => void vi.advanceTimersByTime(499));
    expect(result.current).toBeUndefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(first);
    vi.stubGlobal('innerHeight', 600);
    act(() => {
      window.dispatchEvent(new Event('resize'));
      vi.advanceTimersByTime(499);
    });
    expect(result.current).toBe(first);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(later);
  },
);
