/** What the session needs of an identity provider; `keycloakProvider.ts` makes one with keycloak-js when it is needed. */
export interface IdentityProvider {
  /** The provider's own token, for the session call; null when nobody is signed in there. Held in memory only. */
  token: () => string | null;
  /**
   * Asks for a fresh one when less than so many seconds of validity remain. True when there is a usable token
   * afterwards; false when nobody is signed in or the provider cannot be reached.
   */
  refresh: (minimumValiditySeconds: number) => Promise<boolean>;
  /** Ends the provider's session too; leaves the page. */
  signOut: () => void;
}

let provider: IdentityProvider | null = null;

/** Null where the installation has no identity provider, or before somebody signed in with it. */
export const identityProvider = (): IdentityProvider | null => provider;

export function connectIdentityProvider(next: IdentityProvider | null): void {
  provider = next;
}
