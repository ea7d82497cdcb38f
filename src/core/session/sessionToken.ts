import { serverNow } from './serverClock';
import { readToken, type TokenTimes } from './token';

/** With less, a hub would be refused before it is up, and a call might be. */
const ENOUGH_MS = 10_000;

interface Held {
  token: string;
  times: TokenTimes;
  /** By this computer's clock. */
  received: number;
}

let held: Held | null = null;
/** There was a session, and it ended. */
let isOver = false;
let renew: () => Promise<boolean> = () => Promise.resolve(false);

/** The token that calls are made with. It is held here, beside the store, because calls are made outside sagas too. */
export function holdToken(token: string): void {
  held = token === '' ? null : { token, times: readToken(token), received: Date.now() };
  isOver = false;
}

/** The session is over: no call is made any more, not even as whoever the browser's cookies know by now (A8). */
export function dropToken(): void {
  held = null;
  isOver = true;
}

export function connectRenewal(ask: () => Promise<boolean>): void {
  renew = ask;
}

export const currentToken = (): string | null => held?.token ?? null;

/** Milliseconds of validity left by the server's clock; null where the token does not say or there is none. */
export function remainingValidity(): number | null {
  const expires = held?.times.expires ?? null;
  return held === null || expires === null ? null : expires - serverNow(held.times, held.received);
}

/** A token with enough validity to connect with, renewed first where it has not; '' where there is none. */
export async function freshToken(): Promise<string> {
  if ((remainingValidity() ?? Infinity) < ENOUGH_MS) await renew();
  return currentToken() ?? '';
}

/** Before each call: renews where hardly any validity is left. False when the session is over, or its token expired. */
export async function mayCall(): Promise<boolean> {
  await freshToken();
  return !isOver && (remainingValidity() ?? Infinity) > 0;
}
