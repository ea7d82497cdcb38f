export type Release = () => void;
type TakeTurn = () => Promise<Release>;

let take: TakeTurn = () => Promise.resolve(() => undefined);

/**
 * Waits for the turn to renew, which one layer of one tab has at a time (AMB-001). The turns exist once
 * `core/tabs/renewalLock` is loaded; until then one tab renews by itself, which is safe.
 */
export const takeTurn: TakeTurn = () => take();

export function connectTurns(next: TakeTurn): void {
  take = next;
}
