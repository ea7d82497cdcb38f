export type Release = () => void;
type TakeTurn = () => Promise<Release>;

let take: TakeTurn = () => Promise.resolve(() => undefined);

/**
 * Waits for the turn to renew: one at a time over both layers and all tabs (AMB-001), once `core/tabs/renewalLock` is
 * loaded. Until then one tab renews by itself, which is safe.
 */
export const takeTurn: TakeTurn = () => take();

export function connectTurns(next: TakeTurn): void {
  take = next;
}
