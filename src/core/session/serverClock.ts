import type { TokenTimes } from './token';

/** Smaller differences count as none, because a date header has whole seconds and an answer takes time. */
const TOLERANCE_MS = 5_000;

/** The server's clock minus this computer's, in ms; null until the first answer. */
let offset: number | null = null;

/** Compares this computer's clock with the `Date` header of an answer. */
export function noteServerTime(serverTime: number, localTime = Date.now()): void {
  const difference = serverTime - localTime;
  offset = Math.abs(difference) <= TOLERANCE_MS ? 0 : difference;
}

/**
 * Returns the server's time, also on a computer whose clock is wrong. Before the first answer only a token that was
 * just issued can show that the clock is wrong: it then seems to be issued in the future, or to have expired already.
 */
export function serverNow({ issued, expires }: TokenTimes, received: number, localTime = Date.now()): number {
  if (offset !== null) return localTime + offset;
  const impossible =
    issued !== null && (issued > received + TOLERANCE_MS || (expires ?? Infinity) <= received);
  return impossible ? localTime + (issued - received) : localTime;
}

/** For tests: resets to the state before the first answer. */
export function forgetServerTime(): void {
  offset = null;
}
