import { useCallback, useEffect, useState } from 'react';
import { dependencies } from '../dependencies';

const LATEST_MS = 2000;

/**
 * Fetches the modules that mocks/node/chunks lists in the page into the browser's cache; each runs when it is imported.
 */
function fetchLater(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
}

/**
 * Fetches code when the page is idle, so that the screens it draws open without a request. A failed fetch is repeated
 * when the code is needed.
 */
export function usePreload(ready: boolean, load: () => readonly Promise<unknown>[]): void {
  useEffect(() => {
    if (!ready) return undefined;
    const start = () => {
      fetchLater();
      for (const module of load()) module.catch(() => undefined);
    };
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(start, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(start, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }, [ready, load]);
}

/** `wanted` is true once the heaviest code should load: after `want()`, or some seconds after the page was `ready`. */
export function useWanted(ready: boolean): [wanted: boolean, want: () => void] {
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  useEffect(() => {
    if (!ready || wanted) return undefined;
    const timer = setTimeout(want, dependencies.calmMs);
    return () => clearTimeout(timer);
  }, [ready, wanted, want]);
  return [wanted, want];
}
