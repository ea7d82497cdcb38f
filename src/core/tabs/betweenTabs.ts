/** Opens a channel to the other tabs of this browser. Null without BroadcastChannel: the tab is then alone (E11). */
export function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Locks that one tab has at a time; null in browsers without Web Locks. */
export const webLocks = (): LockManager | null => (navigator as { locks?: LockManager }).locks ?? null;
