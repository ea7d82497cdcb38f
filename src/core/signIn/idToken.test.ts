import { isIdTokenFor } from './idToken';

const CLIENT = 'thuisbalie';
const ISSUER = 'https://inloggen.example/realms/thuis';

describe('an id token', () => {
  it.each([
    ['of one audience', { iss: ISSUER, aud: CLIENT }],
    ['of a list with one audience', { iss: ISSUER, aud: [CLIENT] }],
    ['that names its party, as those of Keycloak do', { iss: ISSUER, aud: CLIENT, azp: CLIENT }],
    [
      'of several audiences, asked for by this client',
      { iss: ISSUER, aud: ['account', CLIENT], azp: CLIENT },
    ],
  ])('%s is accepted', (_, claims) => {
    expect(isIdTokenFor(CLIENT, ISSUER, claims)).toBe(true);
  });

  it.each([
    ['of nobody', {}],
    ['of another issuer', { iss: `${ISSUER}2`, aud: CLIENT }],
    ['for another client', { iss: ISSUER, aud: 'another', azp: CLIENT }],
    ['asked for by another client', { iss: ISSUER, aud: CLIENT, azp: 'another' }],
    ['of several audiences, asked for by another', { iss: ISSUER, aud: [CLIENT, 'another'], azp: 'another' }],
    ['of several audiences, asked for by nobody knows whom', { iss: ISSUER, aud: [CLIENT, 'another'] }],
    ['whose party is no name', { iss: ISSUER, aud: CLIENT, azp: null }],
    ['whose party is a list', { iss: ISSUER, aud: CLIENT, azp: [CLIENT] }],
  ])('%s is refused', (_, claims) => {
    expect(isIdTokenFor(CLIENT, ISSUER, claims)).toBe(false);
  });
});
