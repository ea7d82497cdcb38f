import * as v from 'valibot';

const seconds = v.fallback(v.nullable(v.number()), null);
const Claims = v.object({ exp: v.optional(seconds, null), iat: v.optional(seconds, null) });

export interface TokenTimes {
  /** Milliseconds since 1970, by the server's clock; null if the token has none. */
  expires: number | null;
  issued: number | null;
}

const inMs = (value: number | null): number | null => (value === null ? null : value * 1_000);

/** Reads the validity of a JWT; nothing else in it is used, since the server checks the token. */
export function readToken(token: string): TokenTimes {
  try {
    const body = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { exp, iat } = v.parse(Claims, JSON.parse(atob(body)));
    return { expires: inMs(exp), issued: inMs(iat) };
  } catch {
    return { expires: null, issued: null };
  }
}
