import type { UserRecord } from '../db/records';

/** Who owns this token of the identity provider; null for any other token. */
export type TokenReader = (token: string) => UserRecord | null;

let reader: TokenReader | null = null;

/** From here on the session call knows people by their token alone, not by a cookie. */
export function connectProviderTokens(next: TokenReader | null): void {
  reader = next;
}

export const providerTokens = (): TokenReader | null => reader;
