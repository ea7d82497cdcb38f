import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import type { WindowState } from './windowState';

type Load = WindowState<never, unknown, unknown>['load'];

/** True once the first rows, or why there are none, can be seen: what weighs more than the list waits for that. */
export function useFirstRowsShown(load: Load): boolean {
  const [shown, setShown] = useState(false);
  const settled = load === 'loaded' || load === 'failed';

  useEffect(() => {
    if (settled) void afterPaint().then(() => setShown(true));
  }, [settled]);

  return shown;
}
