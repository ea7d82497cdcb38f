import { useSyncExternalStore } from 'react';

export interface Shortcut {
  /** `event.key`: 'j', '?', 'Enter'. */
  keys: string;
  label: string;
  group: string;
}

/** Not in the store: a screen brings a dozen of them, and only the list under '?' reads them. */
let active: readonly Shortcut[] = [];
const readers = new Set<() => void>();

function setActive(shortcuts: readonly Shortcut[]): void {
  active = shortcuts;
  for (const read of readers) read();
}

/** Adds a shortcut to the list under '?'; the answer takes it off again. */
export function listShortcut(shortcut: Shortcut): () => void {
  const listed = { ...shortcut };
  setActive([...active, listed]);
  return () => setActive(active.filter((other) => other !== listed));
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** The shortcuts of what is on screen now, in the order in which they came. */
export const useActiveShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => active);
