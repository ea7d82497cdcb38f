import { parseArgs } from 'node:util';
import { connectProviderTokens } from './identityProvider/providerTokens';
import { startMockServer } from './node';
import { isUserKey } from './session/users';
import { busyness, isBusyness } from './world/busyness';
import { isScenario, scenarios, world } from './world/worldState';

const DEFAULT_PORT = 5000;
const DEFAULT_SIGN_IN_PORT = 5001;
const DEFAULT_TOKEN_SECONDS = 300;

const USAGE = `npm run mock -- [opties]
  --port 5000             poort
  --dist dist             dien ook de productiebouw in deze map uit
  --wereld drukkeOchtend  ${scenarios.join(', ')}
  --gebruiker anne        anne, bram, carla of dirk, voor wie zelf geen keuze maakt (?gebruiker=bram)
  --collega uit           aan: een gesimuleerde collega werkt mee
  --drukte uit            ${busyness.join(', ')}: bellers, en bezoekers van de chat
  --zaad 2026             ander zaad, andere wereld
  --sign-in               aanmelden bij een nagebootste identiteitsprovider (Keycloak)
  --sign-in-port 5001     poort daarvan; 0: een vrije
  --token-seconds 300     geldigheid van zijn tokens
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: String(DEFAULT_PORT) },
    dist: { type: 'string' },
    wereld: { type: 'string', default: 'drukkeOchtend' },
    gebruiker: { type: 'string', default: 'anne' },
    collega: { type: 'string', default: 'uit' },
    drukte: { type: 'string', default: 'uit' },
    zaad: { type: 'string' },
    'sign-in': { type: 'boolean', default: false },
    'sign-in-port': { type: 'string', default: String(DEFAULT_SIGN_IN_PORT) },
    'token-seconds': { type: 'string', default: String(DEFAULT_TOKEN_SECONDS) },
    help: { type: 'boolean', default: false },
  },
});

/** The provider runs beside the back end, and must start first, because its address is part of the configuration. */
async function startSignIn(app: string) {
  const { startIdentityProvider } = await import('./identityProvider/server');
  const provider = await startIdentityProvider({
    port: Number(values['sign-in-port']),
    origins: [app, app.replace('127.0.0.1', 'localhost')],
    tokenSeconds: Number(values['token-seconds']),
  });
  connectProviderTokens(provider.readToken);
  return provider.keycloak;
}

const { drukte } = values;
if (values.help || !isScenario(values.wereld) || !isUserKey(values.gebruiker) || !isBusyness(drukte)) {
  process.stdout.write(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  const keycloak = values['sign-in'] ? await startSignIn(`http://127.0.0.1:${values.port}`) : null;
  const { url } = await startMockServer({
    port: Number(values.port),
    scenario: values.wereld,
    user: values.gebruiker,
    colleague: values.collega === 'aan',
    traffic: drukte,
    ...(values.dist !== undefined && { distDir: values.dist }),
    ...(values.zaad !== undefined && { seed: Number(values.zaad) }),
  });
  if (keycloak) {
    const file = JSON.parse(world.configFiles['config.json'] ?? '{}') as object;
    world.configFiles['config.json'] = JSON.stringify({ ...file, keycloak });
    process.stdout.write(`De nagebootste identiteitsprovider draait op ${keycloak.url}\n`);
  }
  process.stdout.write(`De nagebootste achterkant draait op ${url}\n`);
}
