import { clock, MINUTE } from '../world/clock';
import { users, type UserKey, isUserKey } from './users';
import type { UserRecord } from '../db/records';

const SECOND = 1_000;
const DEFAULT_LIFETIME = 15 * MINUTE;

export const tokens = {
  /** The lifetime of a new token. */
  lifetimeMs: DEFAULT_LIFETIME,
  /** Tokens made before this moment are invalid, for everybody or one user. */
  revokedAt: new Map<UserKey | '*', number>(),
  /** Counts the issued tokens, so that each one differs. */
  issued: 0,
};

export function resetTokens(): void {
  tokens.lifetimeMs = DEFAULT_LIFETIME;
  tokens.revokedAt.clear();
}

export function revokeTokens(user: UserKey | '*' = '*'): void {
  tokens.revokedAt.set(user, tokens.issued);
}

const toBase64Url = (text: string) => {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

const fromBase64Url = (text: string) => {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
};

/** A checksum instead of a signature, which is enough to detect a changed token. */
function seal(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return toBase64Url(hash.toString(16).padStart(8, '0'));
}

interface Claims {
  sub: string;
  user: UserKey;
  serial: number;
  exp: number;
}

/** A JWT in shape, with `exp` in seconds (decisions.md, shapes). */
export function issueToken(user: UserRecord): string {
  tokens.issued += 1;
  const now = clock.now();
  const claims = {
    iss: 'thuisbalie-mock',
    sub: user.id,
    user: user.key,
    serial: tokens.issued,
    iat: Math.floor(now / SECOND),
    exp: Math.floor((now + tokens.lifetimeMs) / SECOND),
  };
  const body = `${toBase64Url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))}.${toBase64Url(JSON.stringify(claims))}`;
  return `${body}.${seal(body)}`;
}

function claimsOf(token: string): Claims | null {
  const [head = '', body = '', signature = ''] = token.split('.');
  if (seal(`${head}.${body}`) !== signature) return null;
  try {
    return JSON.parse(fromBase64Url(body)) as Claims;
  } catch {
    return null;
  }
}

export interface Bearer {
  user: UserRecord;
  expires: number;
}

/** The owner of a token; null when it is missing, changed, revoked or expired. */
export function readToken(token: string | null): Bearer | null {
  const claims = token === null || token === '' ? null : claimsOf(token);
  if (!claims || !isUserKey(claims.user)) return null;
  const revoked = Math.max(tokens.revokedAt.get('*') ?? -1, tokens.revokedAt.get(claims.user) ?? -1);
  const expires = claims.exp * SECOND;
  return claims.serial <= revoked || expires <= clock.now() ? null : { user: users[claims.user], expires };
}

export const bearerOf = (request: Request): Bearer | null =>
  readToken(/^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null);
