import { act, renderHook } from '@testing-library/react';
import { useEverySecond, useSecond } from '@/lib/useSecond';
import { clockText, secondsAt } from './state/elapsed';

const PUSHED_AT = 1_000_000;

/** The text of a clock that counts on from a pushed number of seconds. */
const useClock = (seconds: number) => clockText(secondsAt({ seconds, at: PUSHED_AT }, useSecond()));

beforeEach(() => {
  vi.useFakeTimers({ now: PUSHED_AT });
});
afterEach(() => {
  vi.useRealTimers();
});

it('All clocks count on every second from the pushed value, on one timer (TEL-26)', () => {
  const call = renderHook(() => useClock(58));
  const queue = renderHook(() => useClock(0));
  expect([call.result.current, queue.result.current]).toEqual(['0:58', '0:00']);
  for (const shown of [
    ['0:59', '0:01'],
    ['1:00', '0:02'],
  ]) {
    act(() => void vi.advanceTimersByTime(1_000));
    expect([call.result.current, queue.result.current]).toEqual(shown);
    expect(vi.getTimerCount()).toBe(1);
  }
  call.unmount();
  queue.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('The judgement of a waiting time is redrawn only when the judgement changes (TEL-31)', () => {
  let draws = 0;
  const { result } = renderHook(() => {
    draws += 1;
    return useEverySecond((now) => (secondsAt({ seconds: 27, at: PUSHED_AT }, now) < 30 ? 'Ok' : 'Druk'));
  });
  act(() => void vi.advanceTimersByTime(2_000));
  expect([result.current, draws]).toEqual(['Ok', 1]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect([result.current, draws]).toEqual(['Druk', 2]);
});
