import { webLocks } from '@/core/tabs/betweenTabs';

/** The tab with the focus claims a call first, because the user answers there; then visible tabs, then hidden ones. */
const WAIT_MS = { focused: 0, seen: 300, hidden: 600 };

export const claimAfterMs = (): number => {
  if (document.hasFocus()) return WAIT_MS.focused;
  return document.hidden ? WAIT_MS.hidden : WAIT_MS.seen;
};

export interface Claim {
  /** True when this tab holds the contact of the call. */
  won: Promise<boolean>;
  release: () => void;
}

const isSeen = () => !document.hidden;

/**
 * Claims the contact of a call for one tab. Without Web Locks, or if the request fails, the visible tab gets the
 * contact (E11).
 */
export function lockCall(userId: string, callId: string): Claim {
  const locks = webLocks();
  if (locks === null) return { won: Promise.resolve(isSeen()), release: () => undefined };
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const won = new Promise<boolean>((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? Promise.resolve() : held;
    };
    locks
      .request(`thuisbalie-call/${userId}/${callId}`, { ifAvailable: true }, hold)
      .catch(() => resolve(isSeen()));
  });
  return { won, release };
}
