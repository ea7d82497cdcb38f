import { createContext, useLayoutEffect, useSyncExternalStore } from 'react';

let open = 0;
const readers = new Set<() => void>();

function count(change: 1 | -1): void {
  open += change;
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** For every dialog that keeps the page behind it from being used. */
export function useModal(): void {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether such a dialog is open. */
export const useIsUnderModal = (): boolean => useSyncExternalStore(subscribe, () => open > 0);

/** Whether a part of the page lies over every dialog, as calls do: what it opens lies over it in turn. */
export const OverDialogs = createContext(false);
