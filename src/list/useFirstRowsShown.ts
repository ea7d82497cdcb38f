import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/useAfterPaint';
import type { AnyList } from './listState';

/** True once the first rows, or why there are none, can be seen: what weighs more than the list waits for that. */
export function useFirstRowsShown(load: AnyList['load']): boolean {
  const [shown, setShown] = useState(false);
  const settled = load === 'loaded' || load === 'failed';

  useEffect(() => {
    if (!settled) return undefined;
    let isThere = true;
    void afterPaint().then(() => {
      if (isThere) setShown(true);
    });
    return () => {
      isThere = false;
    };
  }, [settled]);

  return shown;
}
