/** Gives the turn back. */
export type Release = () => void;
type TakeTurn = () => Promise<Release>;

let take: TakeTurn = () => Promise.resolve(() => undefined);

/**
 * Waits for the turn to renew: one at a time over both layers and over all tabs (AMB-001), from the moment that
 * `core/tabs/renewalLock` is there. Until then one tab renews by itself, which is safe.
 */
export const takeTurn: TakeTurn = () => take();

export function connectTurns(next: TakeTurn): void {
  take = next;
}
