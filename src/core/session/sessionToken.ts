import { serverNow } from './serverClock';
import { readToken, type TokenTimes } from './token';

/** With less validity left a hub would be refused before it is connected, and a call might be refused too. */
const ENOUGH_MS = 10_000;

interface Held {
  token: string;
  times: TokenTimes;
  /** The moment at which the token was received, by this computer's clock. */
  received: number;
}

let held: Held | null = null;
/** True once a session has ended on this page. */
let isOver = false;
let renew: () => Promise<boolean> = () => Promise.resolve(false);

/** Sets the token for calls. It is held here, outside the store, because calls are also made outside sagas. */
export function holdToken(token: string): void {
  held = token === '' ? null : { token, times: readToken(token), received: Date.now() };
  isOver = false;
}

/** Stops all calls, because the browser's cookies may belong to another user by now (A8). */
export function dropToken(): void {
  held = null;
  isOver = true;
}

export function connectRenewal(ask: () => Promise<boolean>): void {
  renew = ask;
}

export const currentToken = (): string | null => held?.token ?? null;

/** Milliseconds of validity left by the server's clock; null without a token or an expiry in it. */
export function remainingValidity(): number | null {
  const expires = held?.times.expires ?? null;
  return held === null || expires === null ? null : expires - serverNow(held.times, held.received);
}

/** Returns a token that is valid long enough to connect, after a renewal if necessary; '' when there is no token. */
export async function freshToken(): Promise<string> {
  if ((remainingValidity() ?? Infinity) < ENOUGH_MS) await renew();
  return currentToken() ?? '';
}

/**
 * Runs before each call and renews a token that is about to expire. Returns false when the session is over or its token
 * has expired.
 */
export async function mayCall(): Promise<boolean> {
  await freshToken();
  return !isOver && (remainingValidity() ?? Infinity) > 0;
}
