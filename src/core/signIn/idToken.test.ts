import { isIdTokenFor } from './idToken';

const CLIENT = 'thuisbalie';
const ISSUER = 'https://inloggen.example/realms/thuis';

describe('an id token', () => {
  it.each([
    ['with one audience', { iss: ISSUER, aud: CLIENT }],
    ['with a list of one audience', { iss: ISSUER, aud: [CLIENT] }],
    ['with an authorized party, which Keycloak always sends', { iss: ISSUER, aud: CLIENT, azp: CLIENT }],
    [
      'with several audiences, and this client as authorized party',
      { iss: ISSUER, aud: ['account', CLIENT], azp: CLIENT },
    ],
  ])('%s is accepted', (_, claims) => {
    expect(isIdTokenFor(CLIENT, ISSUER, claims)).toBe(true);
  });

  it.each([
    ['without any claims', {}],
    ['from another issuer', { iss: `${ISSUER}2`, aud: CLIENT }],
    ['with another client as audience', { iss: ISSUER, aud: 'another', azp: CLIENT }],
    ['with another client as authorized party', { iss: ISSUER, aud: CLIENT, azp: 'another' }],
    [
      'with several audiences, and another client as authorized party',
      { iss: ISSUER, aud: [CLIENT, 'another'], azp: 'another' },
    ],
    ['with several audiences, but no authorized party', { iss: ISSUER, aud: [CLIENT, 'another'] }],
    ['with an authorized party that is null', { iss: ISSUER, aud: CLIENT, azp: null }],
    ['with a list as authorized party', { iss: ISSUER, aud: CLIENT, azp: [CLIENT] }],
  ])('%s is refused', (_, claims) => {
    expect(isIdTokenFor(CLIENT, ISSUER, claims)).toBe(false);
  });
});
