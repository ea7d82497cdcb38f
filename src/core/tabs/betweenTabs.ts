/** Opens a channel to the other tabs of this browser. Null without BroadcastChannel, so that the tab is alone (E11). */
export function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The locks of the browser; only one tab at a time has a lock. Null in browsers without Web Locks. */
export const webLocks = (): LockManager | null => (navigator as { locks?: LockManager }).locks ?? null;
