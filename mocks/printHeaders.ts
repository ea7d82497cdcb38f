import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { AppConfig } from '@/domain/session/appConfig';
import { nginxHeaders, portalOrigin, reportAddress, securityHeaders } from './backend/headers';

/** The build that is deployed with these headers. */
const PAGE = 'dist/index.html';

const USAGE = `npm run headers -- [options] /etc/thuisbalie/Config/config.json, after npm run build
  --portal https://mijn.example.nl   the self-service portal, and every host that it leads through; may be repeated
  --report-path /csp-report          where browsers report what the policy stopped
`;

/** Prints the headers for one installation's configuration as lines for nginx, for deployment. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { portal: { type: 'string', multiple: true }, 'report-path': { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined) return USAGE;
  const config = v.parse(AppConfig, JSON.parse(await readFile(file, 'utf8')));
  const { portal = [], 'report-path': reportPath } = values;
  const options = {
    https: true,
    page: await readFile(PAGE, 'utf8'),
    portals: portal.map(portalOrigin),
    ...(reportPath !== undefined && { reportPath: reportAddress(reportPath) }),
  };
  return nginxHeaders(securityHeaders(config, options));
}

main().then(
  (lines) => process.stdout.write(lines),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
