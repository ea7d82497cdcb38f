import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/useAfterPaint';
import { whileThere } from '@/lib/whileThere';
import type { AnyList } from './listState';

/** True once the first rows, or why there are none, can be seen: what weighs more than the list waits for that. */
export function useFirstRowsShown(load: AnyList['load']): boolean {
  const [shown, setShown] = useState(false);
  const settled = load === 'loaded' || load === 'failed';

  useEffect(() => {
    if (!settled) return undefined;
    return whileThere(afterPaint(), () => setShown(true));
  }, [settled]);

  return shown;
}
