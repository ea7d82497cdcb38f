import { act, render, renderHook, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useNow } from '@/lib/useNow';
import { personFieldTexts } from '@/domain/people/fields/personFieldTexts';
import { useDebounced } from './useDebounced';
import { useNumberDoubts } from './useNumberDoubts';
import { useSearch } from './useSearch';
import { useStays } from './useStays';
import { useUnloadGuard } from './useUnloadGuard';

beforeEach(() => {
  vi.useFakeTimers();
});

it('the clock changes on the whole minute for all components at once, and stops when no component uses it', () => {
  vi.setSystemTime(Date.UTC(2026, 10, 21, 13, 3, 40));
  const first = renderHook(useNow);
  const second = renderHook(useNow);
  expect(first.result.current).toBe(Date.UTC(2026, 10, 21, 13, 3, 40));
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect([first.result.current, second.result.current]).toEqual(Array(2).fill(Date.UTC(2026, 10, 21, 13, 4)));
  first.unmount();
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('a doubtful number has to be confirmed once, and once more after it changes', () => {
  const asks = { first: personFieldTexts.problems.phoneDoubtful };
  const { result, rerender } = renderHook(useNumberDoubts, {
    initialProps: { first: '06-1234567', second: '06-12345678' },
  });
  const passes = () => {
    let isPassed = false;
    act(() => {
      isPassed = result.current.pass();
    });
    return isPassed;
  };
  expect([result.current.errors, passes()]).toEqual([{}, false]);
  expect(result.current.errors).toEqual(asks);
  expect(passes()).toBe(true);
  rerender({ first: '06-123456', second: '06-12345678' });
  expect([result.current.errors, passes(), passes()]).toEqual([{}, false, true]);
  rerender({ first: '06-12345678', second: '06-12345678' });
  expect([result.current.errors, passes()]).toEqual([{}, true]);
});

it('a debounced value follows once the value has not changed for its delay', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 500), {
    initialProps: { value: 'a' },
  });
  rerender({ value: 'ab' });
  vi.advanceTimersByTime(400);
  rerender({ value: 'abc' });
  act(() => {
    vi.advanceTimersByTime(499);
  });
  expect(result.current).toBe('a');
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(result.current).toBe('abc');
});

it('the browser asks before leaving only while something is busy', () => {
  const asked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { rerender } = renderHook(({ busy }) => useUnloadGuard(busy), { initialProps: { busy: true } });
  expect(asked()).toBe(true);
  rerender({ busy: false });
  expect(asked()).toBe(false);
});

it('an agent stays with a record only after half a second without stepping to the next one', () => {
  const { result, rerender } = renderHook(useStays, { initialProps: 'a' });
  act(() => {
    vi.advanceTimersByTime(499);
  });
  rerender('b');
  act(() => {
    vi.advanceTimersByTime(499);
  });
  expect(result.current).toBe(false);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(result.current).toBe(true);
  rerender('c');
  expect(result.current).toBe(false);
});

it('a changed search parameter is rendered at once, also when a press changes it', () => {
  const Searched = () => {
    const [search, setSearch] = useSearch();
    return (
      <button onClick={() => setSearch({ query: 'an' }, { replace: true })}>{search.get('query')}</button>
    );
  };
  const router = createMemoryRouter([{ path: '*', element: <Searched /> }], {
    initialEntries: ['/?query=a'],
  });
  render(<RouterProvider router={router} flushSync={(draw) => void flushSync(draw)} />);
  screen.getByRole('button').click();
  expect(screen.getByRole('button')).toHaveTextContent('an');
});
