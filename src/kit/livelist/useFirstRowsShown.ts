import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/useAfterPaint';
import type { AnyList } from './listState';

/**
 * Returns true once the first rows, or the reason for their absence, are visible. Code that is larger than the list
 * waits for that moment.
 */
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
