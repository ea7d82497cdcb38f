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

/** Counts the calling dialog as one that makes the page behind it unusable. */
export function useModal(): void {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Returns whether such a dialog is open. */
export const useIsUnderModal = (): boolean => useSyncExternalStore(subscribe, () => open > 0);

/** True within a part of the page that is above all dialogs, as calls are; panels that it opens are above them too. */
export const OverDialogs = createContext(false);
