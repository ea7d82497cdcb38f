import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { afterPaint } from '@/lib/afterPaint';
import { selectListLoad } from '../tasksSelectors';

/** True once the first rows, or why there are none, can be seen: what weighs more than the list waits for that. */
export function useFirstRowsShown(): boolean {
  const load = useSelector(selectListLoad);
  const [shown, setShown] = useState(false);
  const settled = load === 'loaded' || load === 'failed';

  useEffect(() => {
    if (settled) void afterPaint().then(() => setShown(true));
  }, [settled]);

  return shown;
}
