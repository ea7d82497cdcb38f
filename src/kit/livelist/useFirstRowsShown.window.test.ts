import { renderHook } from '@testing-library/react';
import { afterPaint } from '@/lib/useAfterPaint';
import { useFirstRowsShown } from './useFirstRowsShown';

it('The wait for the first rows ends when the screen is unmounted', async () => {
  const { unmount } = renderHook(() => useFirstRowsShown('loaded'));
  unmount();
  /* React reads the window at every state change, but after a test file there is none. */
  const looked = vi.fn();
  Object.defineProperty(window, 'event', { configurable: true, get: looked });
  await afterPaint();
  await afterPaint();
  expect(looked).not.toHaveBeenCalled();
});
