import { webLocks } from '@/core/tabs/betweenTabs';

/** The tab in which somebody answered has the focus; it comes before one that only can be seen, and that before the others. */
const WAIT_MS = { focused: 0, seen: 300, hidden: 600 };

export const claimAfterMs = (): number => {
  if (document.hasFocus()) return WAIT_MS.focused;
  return document.hidden ? WAIT_MS.hidden : WAIT_MS.seen;
};

export interface Claim {
  /** Whether the contact of this call is held in this tab. */
  won: Promise<boolean>;
  release: () => void;
}

const isSeen = () => !document.hidden;

/** One tab of a browser notes a call down. Without Web Locks, or where they are refused, it is the one that is seen (E11). */
export function claimCall(userId: string, callId: string): Claim {
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
