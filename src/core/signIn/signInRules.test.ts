import { defaultConfig } from '@/domain/session/appConfig';
import { connectIdentityProvider } from './identityProvider';
import { awaitsSignIn, signInUrl, usesProvider } from './signInRules';

const keycloak = { url: 'https://inloggen.example', realm: 'thuis', clientId: 'thuisbalie' };
const withApi = { ...defaultConfig, api: 'https://api.example' };
const here = { pathname: '/dashboard/taken/overzicht', search: '?status=New' };

afterEach(() => connectIdentityProvider(null));

describe('the use of the identity provider (AMB-007)', () => {
  it.each([
    [undefined, false, false],
    [undefined, true, false],
    [keycloak, false, true],
    [keycloak, '', true],
    [keycloak, true, false],
    [keycloak, 'https://login.example', false],
  ] as const)(
    'with keycloak %j and loginredirect %j users sign in at the provider: %s',
    (given, loginredirect, expected) => {
      expect(usesProvider({ ...defaultConfig, keycloak: given, loginredirect })).toBe(expected);
    },
  );

  it('a page with a provider waits until somebody has signed in at the provider', () => {
    expect(awaitsSignIn(withApi)).toBe(false);
    const config = { ...withApi, keycloak };
    expect(awaitsSignIn(config)).toBe(true);
    connectIdentityProvider({
      token: () => 't',
      refresh: () => Promise.resolve(true),
      signOut: () => undefined,
    });
    expect(awaitsSignIn(config)).toBe(false);
  });

  it('users without a session are sent to the go address, or to /login with a provider', () => {
    expect(signInUrl(withApi, here)).toBe(
      'https://api.example/go/dashboard%2Ftaken%2Foverzicht%3Fstatus%3DNew',
    );
    expect(signInUrl({ ...withApi, keycloak }, here)).toBe(
      '/login?naar=dashboard%2Ftaken%2Foverzicht%3Fstatus%3DNew',
    );
    expect(signInUrl({ ...withApi, keycloak }, { pathname: '/', search: '' })).toBe('/login');
    expect(signInUrl({ ...withApi, keycloak, loginredirect: true }, here)).toMatch(
      /^https:\/\/api\.example\/go\//,
    );
  });
});
