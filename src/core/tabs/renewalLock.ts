import type { Release } from '../session/renewalTurn';

/** One name for ever: tabs with different versions of the program must share it. */
const RENEWAL_LOCK = 'thuisbalie-renewal';
/** Longer than a tab may wait for another that hangs. */
const PATIENCE_MS = 10_000;
/** The turn is kept this much longer, until the word of what was renewed has reached the other tabs. */
const SETTLE_MS = 200;

type Locks = Pick<LockManager, 'request'>;

/** Without Web Locks: one after the other in this tab (E11). */
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

/** Turns at renewing over all tabs of this browser. A turn that does not come in time, or cannot be had, is taken anyway. */
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
