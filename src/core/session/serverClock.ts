import type { TokenTimes } from './token';

/** Clocks that differ less are the same: a date header counts whole seconds, an answer takes time. */
const TOLERANCE_MS = 5_000;

/** How far the server's clock is ahead of this computer's; null until an answer told. */
let offset: number | null = null;

/** The `Date` header of an answer. */
export function noteServerTime(serverTime: number, localTime = Date.now()): void {
  const difference = serverTime - localTime;
  offset = Math.abs(difference) <= TOLERANCE_MS ? 0 : difference;
}

/**
 * The server's time, also on a computer whose clock is wrong. As long as no answer told it, a token that was handed out
 * just now does when it could not be right otherwise: issued in the future, or expired already.
 */
export function serverNow({ issued, expires }: TokenTimes, received: number, localTime = Date.now()): number {
  if (offset !== null) return localTime + offset;
  const impossible =
    issued !== null && (issued > received + TOLERANCE_MS || (expires ?? Infinity) <= received);
  return impossible ? localTime + (issued - received) : localTime;
}

/** For tests: as if no answer had come yet. */
export function forgetServerTime(): void {
  offset = null;
}
