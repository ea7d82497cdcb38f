import { parseArgs } from 'node:util';
import { startMockServer } from './node';
import { isUserKey } from './users';
import { isScenario, scenarios } from './worldState';

const DEFAULT_PORT = 5000;

const USAGE = `npm run mock -- [opties]
  --port 5000             poort
  --dist dist             dien ook de productiebouw in deze map uit
  --wereld drukkeOchtend  ${scenarios.join(', ')}
  --gebruiker anne        anne, bram, carla of dirk, voor wie zelf geen keuze maakt (?gebruiker=bram)
  --collega uit           aan: een gesimuleerde collega werkt mee
  --zaad 2026             ander zaad, andere wereld
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: String(DEFAULT_PORT) },
    dist: { type: 'string' },
    wereld: { type: 'string', default: 'drukkeOchtend' },
    gebruiker: { type: 'string', default: 'anne' },
    collega: { type: 'string', default: 'uit' },
    zaad: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || !isScenario(values.wereld) || !isUserKey(values.gebruiker)) {
  process.stdout.write(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  const { url } = await startMockServer({
    port: Number(values.port),
    scenario: values.wereld,
    user: values.gebruiker,
    colleague: values.collega === 'aan',
    ...(values.dist !== undefined && { distDir: values.dist }),
    ...(values.zaad !== undefined && { seed: Number(values.zaad) }),
  });
  process.stdout.write(`De nagebootste achterkant draait op ${url}\n`);
}
