import { act, renderHook } from '@testing-library/react';
import { dependencies } from '../dependencies';
import { useWanted } from './usePreload';

const CALM_MS = 3_000;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  dependencies.calmMs = CALM_MS;
});

it('a preload waits some seconds after the page is ready', () => {
  const { result, rerender } = renderHook((ready: boolean) => useWanted(ready), { initialProps: false });
  pass(2 * CALM_MS);
  expect(result.current[0]).toBe(false);
  rerender(true);
  pass(CALM_MS - 1);
  expect(result.current[0]).toBe(false);
  pass(1);
  expect(result.current[0]).toBe(true);
});

it('a preload loads at once on request', () => {
  const { result } = renderHook(() => useWanted(true));
  act(() => result.current[1]());
  expect(result.current[0]).toBe(true);
});
