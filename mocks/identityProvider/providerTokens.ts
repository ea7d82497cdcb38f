import type { UserRecord } from '../db/records';

/** Returns the owner of a token of the identity provider; null for any other token. */
export type TokenReader = (token: string) => UserRecord | null;

let reader: TokenReader | null = null;

/** Makes the session call recognise users by their token only, not by a cookie. */
export function connectProviderTokens(next: TokenReader | null): void {
  reader = next;
}

export const providerTokens = (): TokenReader | null => reader;
