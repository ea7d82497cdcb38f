import { renderHook } from '@testing-library/react';
import { afterPaint } from '@/lib/useAfterPaint';
import { useFirstRowsShown } from './useFirstRowsShown';

it('dies with its screen', async () => {
  const { unmount } = renderHook(() => useFirstRowsShown('loaded'));
  unmount();
  /* React looks at it whenever something is set; after a file of tests there is no window to look at. */
  const looked = vi.fn();
  Object.defineProperty(window, 'event', { configurable: true, get: looked });
  await afterPaint();
  await afterPaint();
  expect(looked).not.toHaveBeenCalled();
});
