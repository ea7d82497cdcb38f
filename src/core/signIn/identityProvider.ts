/** The identity provider as the session uses it; `keycloakProvider.ts` creates one with keycloak-js when needed. */
export interface IdentityProvider {
  /** The provider's own token for the session call, in memory only; null without a user at the provider. */
  token: () => string | null;
  /**
   * Requests a fresh token when less than this many seconds of validity remain. Returns true with a usable token; false
   * when nobody is signed in or the provider cannot be reached.
   */
  refresh: (minimumValiditySeconds: number) => Promise<boolean>;
  /** Ends the provider's session too, and thereby leaves the page. */
  signOut: () => void;
}

let provider: IdentityProvider | null = null;

/** Returns the provider; null when the installation has none, or before the first sign-in with it. */
export const identityProvider = (): IdentityProvider | null => provider;

export function connectIdentityProvider(next: IdentityProvider | null): void {
  provider = next;
}
