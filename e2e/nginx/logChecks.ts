import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPath } from '@/lib/address';
import { ROOT } from '../support/server';
import { HUB, openHub, signIn } from './apiChecks';
import type { Asked } from './client';
import type { Check } from './check';
import type { Site } from './site';

const API = join(ROOT, 'src/api');
const NAME = 'Jansen';
const CUSTOMER_NUMBER = '7734501';
const TOKEN = 'eyJhbGciOi';
const SECRETS = [NAME, CUSTOMER_NUMBER, TOKEN];

/** Every address of the API that ends in a typed text or number. */
const typedPatterns = () =>
  readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(API, file), 'utf8').matchAll(/'(\/api[^']*\/:(?:text|number))'/g)].map(
        ([, pattern = '']) => pattern,
      ),
    );

/** Addresses that contain a name, a customer number or a token, each with its permitted form in the access log. */
function tellingAddresses(): [asked: string, logged: string][] {
  const patterns = typedPatterns();
  assert(patterns.length >= 8, 'addresses of searches');
  return [
    ...patterns.map((pattern): [string, string] => [
      fillPath(pattern, { text: `${NAME}/Kerkstraat?`, number: CUSTOMER_NUMBER }),
      pattern.replace(/:(text|number)$/, '***'),
    ]),
    [`/go/dashboard%2Ftaken%3Fquery%3D${NAME}`, '/go/***'],
    [`/api/v1/task/search?query=${NAME}`, '/api/v1/task/search'],
    [`/dashboard/taken/overzicht?query=${NAME}`, '/dashboard/taken/overzicht'],
    [`/assets/gone.js?query=${NAME}`, '/assets/gone.js'],
    [`${HUB}?id=1&access_token=${TOKEN}`, HUB],
  ];
}

const FROM_A_SEARCH: Asked = { headers: { Referer: `https://balie.example.nl/klanten?query=${NAME}` } };

const holdsNoSecret = (log: string) => {
  for (const secret of SECRETS) assert.ok(!log.includes(secret), `${secret} in:\n${log}`);
};

/** Requests every such address, and reads both logs. */
async function asksInSecret(site: Site): Promise<string> {
  const addresses = tellingAddresses();
  for (const [asked] of addresses) await site.client.ask(asked, FROM_A_SEARCH);
  const log = await site.accessLog();
  holdsNoSecret(log);
  for (const [, logged] of addresses) assert.ok(log.includes(`"GET ${logged} HTTP/1.1"`), logged);
  holdsNoSecret(await site.errorLog());
  return `${addresses.length} addresses`;
}

export const logChecks: readonly Check[] = [
  { name: 'neither log holds a name, a customer number or a token', holds: asksInSecret },
  {
    name: 'the access log holds no token of a hub that is open',
    holds: async (site) => {
      const token = await signIn(site);
      await openHub(site, token);
      const log = await site.accessLog();
      assert.ok(!log.includes(token), 'the token itself');
      assert.match(log, /GET \/signalr\/taskHub HTTP\/1.1" 101/);
      return `${log.split('\n').length} lines`;
    },
  },
  {
    name: 'reports of the policy are kept, without the address of the page',
    holds: async (site) => {
      const page = `https://balie.example.nl/klanten?query=${NAME}`;
      const reports = [
        {
          'csp-report': {
            'document-uri': page,
            'effective-directive': 'img-src',
            'blocked-uri': `https://a.example/${NAME}`,
          },
        },
        [
          {
            type: 'csp-violation',
            body: { documentURL: page, effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
          },
        ],
      ];
      for (const report of reports) {
        const body = Buffer.from(JSON.stringify(report));
        const headers = { 'Content-Type': 'application/csp-report', 'Content-Length': `${body.length}` };
        const answer = await site.client.ask('/csp-report', { method: 'POST', headers, body });
        assert.equal(answer.status, 204);
      }
      const kept = await site.policyLog();
      assert.match(kept, /img-src https:\/\/a\.example "/);
      assert.match(kept, /script-src-elem inline "/);
      holdsNoSecret(kept);
      return `${kept.trim().split('\n').length} lines`;
    },
  },
];

/** These checks run once the API is gone, because only then does nginx itself log an error about a request. */
export const logChecksWithoutApi: readonly Check[] = [
  {
    name: 'without an API: 502 with our headers, told by the access log alone',
    holds: async (site) => {
      const answer = await site.client.ask('/api/v1/system/session');
      assert.equal(answer.status, 502);
      assert.deepEqual(answer.all('strict-transport-security'), [site.headers['Strict-Transport-Security']]);
      await asksInSecret(site);
      assert.match(await site.accessLog(), /session HTTP\/1\.1" 502 .* upstream 127\.0\.0\.1:\d+ 502 /);
      return '502';
    },
  },
];
