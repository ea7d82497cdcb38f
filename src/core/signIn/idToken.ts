interface Claims {
  iss?: unknown;
  aud?: unknown;
  azp?: unknown;
}

/**
 * True if an id token is from this issuer, and for this client, which also requested it. `azp` may be missing only for
 * a single audience (OpenID Connect Core 3.1.3.7).
 */
export function isIdTokenFor(clientId: string, issuer: string, { iss, aud, azp }: Claims): boolean {
  const audience: unknown[] = [aud].flat();
  const isParty = azp === undefined ? audience.length === 1 : azp === clientId;
  return iss === issuer && audience.includes(clientId) && isParty;
}
