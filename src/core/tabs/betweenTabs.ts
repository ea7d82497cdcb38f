/** Messages to and from the other tabs of this browser. Without BroadcastChannel a tab is alone (E11). */
export function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** What only one tab has at a time; null where the browser has no Web Locks. */
export const webLocks = (): LockManager | null => (navigator as { locks?: LockManager }).locks ?? null;
