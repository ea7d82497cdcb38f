import type Keycloak from 'keycloak-js';
import type { AppConfig } from '@/domain/session/appConfig';
import { logLine } from '@/lib/log';
import { uriPart } from '@/lib/address';
import { paths } from '../paths';
import { dependencies } from '../dependencies';
import { isIdTokenFor } from './idToken';
import type { IdentityProvider } from './identityProvider';
import { rememberReturn } from './returnPath';

export type KeycloakConfig = NonNullable<AppConfig['keycloak']>;

/** The scopes of the sign-in request (ERR-16). */
const SCOPE = 'openid suite-user identity-provider-user';
const REACH_TIMEOUT_MS = 8_000;
const ANSWER_TIMEOUT_MS = 20_000;
const MOST_WORDS = 300;

/** The address of the realm is also its issuer (AMB-009). */
const issuerOf = ({ url, realm }: KeycloakConfig): string =>
  `${url || window.location.origin}/realms/${uriPart(realm)}`;

const ownUrl = (path: string): string => window.location.origin + path;

async function create({ url, realm, clientId }: KeycloakConfig): Promise<Keycloak> {
  const { default: KeycloakClient } = await import('keycloak-js');
  return new KeycloakClient({ url: url || window.location.origin, realm, clientId });
}

/**
 * Reads the provider's answer if the address contains one. Hidden frames are switched off: the provider is only reached by
 * navigating the whole page.
 */
const initialise = (keycloak: Keycloak) =>
  keycloak.init({
    pkceMethod: 'S256',
    responseMode: 'fragment',
    scope: SCOPE,
    redirectUri: ownUrl(paths.loginCallback),
    checkLoginIframe: false,
  });

/** Gives up on a silent provider, which then counts as unreachable; keycloak-js would wait forever. */
function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TypeError('The identity provider did not answer')), ms);
  });
  return Promise.race([work, late]);
}

/** Checks that the provider answers, because a page that has left for a silent host can offer nothing any more. */
const isReachable = (config: KeycloakConfig): Promise<boolean> =>
  fetch(`${issuerOf(config)}/.well-known/openid-configuration`, {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(REACH_TIMEOUT_MS),
  }).then(
    () => true,
    () => false,
  );

/** Leaves for the provider; returns false if the provider does not answer. */
export async function leaveForProvider(config: KeycloakConfig, returnTo: string): Promise<boolean> {
  if (!(await isReachable(config))) return false;
  const keycloak = await create(config);
  await initialise(keycloak);
  rememberReturn(returnTo);
  dependencies.leave(await keycloak.createLoginUrl());
  return true;
}

/**
 * Signs out with an address that contains the id token, where the installation's policy (CSP) blocks forms to the
 * provider.
 */
function leaveWhereStopped(url: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'form-action') dependencies.leaveForGood(url);
  });
}

/** The tokens exist only in this object. Signing out with a form keeps the id token out of addresses and logs. */
const providerWith = (keycloak: Keycloak): IdentityProvider => ({
  token: () => keycloak.token ?? null,
  refresh: (minimumValiditySeconds) =>
    withinTime(keycloak.updateToken(minimumValiditySeconds), REACH_TIMEOUT_MS).then(
      () => keycloak.token !== undefined,
      (error: unknown) => {
        logLine('Identity provider token refresh error', error);
        return false;
      },
    ),
  signOut: () => {
    const redirectUri = ownUrl(paths.root);
    leaveWhereStopped(keycloak.createLogoutUrl({ redirectUri }));
    void keycloak.logout({ logoutMethod: 'POST', redirectUri });
    keycloak.clearToken();
  },
});

export type Arrival =
  | { kind: 'signedIn'; provider: IdentityProvider }
  /** The provider refuses, with its own message. */
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  /** The answer does not match this browser's request, or is not from that provider. */
  | { kind: 'untrusted' };

/** keycloak-js throws the provider's `error` and `error_description` unchanged. */
function refusal(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('error' in thrown)) return null;
  const { error, error_description: description } = thrown as Record<string, unknown>;
  const words = typeof description === 'string' && description !== '' ? description : error;
  return String(words).slice(0, MOST_WORDS);
}

function statusOf(thrown: unknown): number | null {
  const response = (thrown as { response?: unknown } | null)?.response;
  return response instanceof Response ? response.status : null;
}

/** The provider answers with one of these to a code that was used before or that it never issued. */
const REFUSED_CODE = [400, 401, 403];

function failure(thrown: unknown): Arrival {
  const message = refusal(thrown);
  if (message !== null) return { kind: 'refused', message };
  logLine('Sign-in error', thrown);
  const status = statusOf(thrown);
  const isSilent = thrown instanceof TypeError || (status !== null && !REFUSED_CODE.includes(status));
  return { kind: isSilent ? 'unreachable' : 'untrusted' };
}

/** keycloak-js checks state and nonce; issuer and audience are checked here. */
const isOurs = ({ token, idTokenParsed = {} }: Keycloak, config: KeycloakConfig): boolean =>
  token !== undefined && isIdTokenFor(config.clientId, issuerOf(config), idTokenParsed);

async function readAnswer(config: KeycloakConfig): Promise<Arrival> {
  const issuer = new URLSearchParams(window.location.hash.slice(1)).get('iss');
  if (issuer !== null && issuer !== issuerOf(config)) return { kind: 'untrusted' };
  const keycloak = await create(config);
  await withinTime(initialise(keycloak), ANSWER_TIMEOUT_MS);
  if (isOurs(keycloak, config)) return { kind: 'signedIn', provider: providerWith(keycloak) };
  keycloak.clearToken();
  return { kind: 'untrusted' };
}

/** Reads the provider's answer from the address. It is used once and then removed from the address. */
export async function arriveFromProvider(config: KeycloakConfig): Promise<Arrival> {
  try {
    return await readAnswer(config);
  } catch (thrown) {
    return failure(thrown);
  } finally {
    window.history.replaceState(window.history.state, '', paths.loginCallback);
  }
}
