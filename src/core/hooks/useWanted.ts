import { useCallback, useEffect, useState } from 'react';
import { surroundings } from '../surroundings';

/** Whether what weighs most should come: somebody goes there, or the page has been `ready` for some seconds. */
export function useWanted(ready: boolean): [wanted: boolean, want: () => void] {
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  useEffect(() => {
    if (!ready || wanted) return undefined;
    const timer = setTimeout(want, surroundings.calmMs);
    return () => clearTimeout(timer);
  }, [ready, wanted, want]);
  return [wanted, want];
}
