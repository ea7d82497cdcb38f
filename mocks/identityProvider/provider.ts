import { randomBytes } from 'node:crypto';
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Keys } from './keys';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const SCOPES = ['suite-user', 'identity-provider-user'];
const API = 'urn:thuisbalie:api';
const PROTOCOL = '/protocol/openid-connect';
export const LOGOUT = `${PROTOCOL}/logout`;

export interface ProviderOptions {
  issuer: string;
  clientId: string;
  /** Origins of the app. */
  origins: readonly string[];
  tokenSeconds: number;
  keys: Keys;
}

/** Grants every scope without a question, as Keycloak does for a client of the same organisation. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? '',
    accountId: oidc.session?.accountId ?? '',
  });
  grant.addOIDCScope(['openid', ...SCOPES].join(' '));
  grant.addResourceScope(API, SCOPES.join(' '));
  await grant.save();
  return grant;
}

/** Signs out without a question, as Keycloak does for a request with an id token. */
const signOutPage = (form: string) =>
  `<!doctype html><html lang="nl"><title>Afmelden</title>${form}
  <button form="op.logoutForm" name="logout" value="yes">Afmelden</button>
  <script>document.querySelector('button').click()</script></html>`;

const configuration = (options: ProviderOptions): Configuration => ({
  clients: [
    {
      client_id: options.clientId,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: options.origins.map((origin) => `${origin}/login/callback`),
      post_logout_redirect_uris: options.origins.map((origin) => `${origin}/`),
      id_token_signed_response_alg: 'ES256',
    },
  ],
  jwks: { keys: [options.keys.jwk] },
  cookies: { keys: [randomBytes(16).toString('hex')] },
  scopes: ['openid', ...SCOPES],
  pkce: { required: () => true },
  routes: {
    authorization: `${PROTOCOL}/auth`,
    token: `${PROTOCOL}/token`,
    end_session: LOGOUT,
    jwks: `${PROTOCOL}/certs`,
    userinfo: `${PROTOCOL}/userinfo`,
  },
  ttl: {
    IdToken: options.tokenSeconds,
    RefreshToken: HOUR_SECONDS,
    Interaction: HOUR_SECONDS,
    Session: DAY_SECONDS,
    Grant: DAY_SECONDS,
  },
  interactions: { url: (_, { uid }) => `${options.issuer}/interaction/${uid}` },
  findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
  loadExistingGrant: grantAll,
  issueRefreshToken: () => Promise.resolve(true),
  clientBasedCORS: (_, origin) => options.origins.includes(origin),
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => {
        context.body = signOutPage(form);
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => API,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: SCOPES.join(' '),
        accessTokenFormat: 'jwt',
        accessTokenTTL: options.tokenSeconds,
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  },
});

/** oidc-provider with the addresses and behaviour of Keycloak. */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, configuration(options));

  /** keycloak-js reads refresh tokens as JWTs, because those of Keycloak are JWTs. */
  const inJwtShape = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId: () =>
      [
        inJwtShape({ alg: 'none' }),
        inJwtShape({ typ: 'Refresh' }),
        randomBytes(32).toString('base64url'),
      ].join('.'),
  });

  /** The answer must allow credentials, because keycloak-js calls the token endpoint with cookies. */
  provider.use(async (context, next) => {
    await next();
    if (context.response.get('Access-Control-Allow-Origin') !== '')
      context.set('Access-Control-Allow-Credentials', 'true');
  });
  return provider;
}
