import { useCallback, useEffect, useState } from 'react';
import { surroundings } from '../surroundings';

const LATEST_MS = 2000;

/** Into the browser's cache: what vite.config.ts names in the page runs when it is wanted. */
function fetchLater(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
}

/**
 * Fetches code when the page has nothing better to do, so that opening what it draws costs no request. What cannot be had
 * ahead is asked for again when it is needed.
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
