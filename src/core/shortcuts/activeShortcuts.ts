import { useSyncExternalStore } from 'react';
import type { Shortcut } from './defineShortcuts';

/** Not in the store: a screen brings a dozen of them, and only the list under '?' reads them. */
let active: readonly Shortcut[] = [];
const readers = new Set<() => void>();

function setActive(shortcuts: readonly Shortcut[]): void {
  active = shortcuts;
  for (const read of readers) read();
}

/** Says that a key does something now; the answer takes that back. */
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
