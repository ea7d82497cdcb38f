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

/** Registers the calling dialog as modal: the page behind it cannot be used. */
export function useModal(): void {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Returns whether a modal dialog is open. */
export const useIsUnderModal = (): boolean => useSyncExternalStore(subscribe, () => open > 0);

/**
 * True within a part of the page that is above all dialogs, such as a call. Panels that the part opens are above them
 * too.
 */
export const OverDialogs = createContext(false);
