import type { Release } from '../session/renewalTurn';

/** This name must never change, because tabs with different versions of the program share it. */
const RENEWAL_LOCK = 'thuisbalie-renewal';
/** The longest wait for another tab that hangs. */
const PATIENCE_MS = 10_000;
/** The turn is kept this much longer, until the renewed session has reached the other tabs. */
const SETTLE_MS = 200;

type Locks = Pick<LockManager, 'request'>;

/** Without Web Locks the renewals of this tab take turns (E11). */
function inThisTab(): () => Promise<Release> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const before = last;
    let release: Release = () => undefined;
    last = new Promise((resolve) => {
      release = resolve;
    });
    return before.then(() => release);
  };
}

/**
 * Returns the function that takes the turn to renew, over all tabs of this browser. If the turn does not come in time
 * or is refused, the caller renews anyway.
 */
export function createTurns(locks: Locks | null): () => Promise<Release> {
  if (locks === null) return inThisTab();
  return () =>
    new Promise((take) => {
      const hold = () =>
        new Promise<void>((done) => {
          take(() => void setTimeout(done, SETTLE_MS));
        });
      locks
        .request(RENEWAL_LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, hold)
        .catch(() => take(() => undefined));
    });
}
