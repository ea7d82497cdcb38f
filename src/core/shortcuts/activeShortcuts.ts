import { useSyncExternalStore } from 'react';
import type { Shortcut } from './defineShortcuts';

/** The shortcuts are not in the store, because a screen has a dozen of them, and only the list under '?' reads them. */
let active: readonly Shortcut[] = [];
const readers = new Set<() => void>();

function setActive(shortcuts: readonly Shortcut[]): void {
  active = shortcuts;
  for (const read of readers) read();
}

/** Lists an active shortcut; returns how to remove it. */
export function listShortcut(shortcut: Shortcut): () => void {
  const listed = { ...shortcut };
  setActive([...active, listed]);
  return () => setActive(active.filter((other) => other !== listed));
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** The shortcuts of the present screen, in the order in which they were added. */
export const useActiveShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => active);
