import assert from 'node:assert/strict';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { connect, type ConnectionOptions } from 'node:tls';
import type { Check } from './check';
import type { Site } from './site';

const NAME = 'balie.example.nl';
const ELSEWHERE = 'elsewhere.example';

/** Headers with which a client could impersonate another one, or pretend to reach another host. */
const PRETENCES = {
  Host: ELSEWHERE,
  Forwarded: `for=192.0.2.7;host=${ELSEWHERE}`,
  'X-Forwarded-For': '192.0.2.7',
  'X-Forwarded-Host': ELSEWHERE,
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-Prefix': '/elsewhere',
  'X-Real-IP': '192.0.2.7',
  'X-Original-For': '192.0.2.7',
  'X-Original-Host': ELSEWHERE,
  'X-Original-URL': '/elsewhere',
  'X-Rewrite-URL': '/elsewhere',
};

/** The negotiated version of TLS; null when nginx refuses. */
const agreed = ({ host, certificate }: Site, options: ConnectionOptions) =>
  new Promise<string | null>((resolve) => {
    const { hostname, port } = new URL(`https://${host}`);
    const socket = connect({ host: hostname, port: Number(port), ca: certificate, ...options }, () => {
      resolve(socket.getProtocol());
      socket.end();
    });
    socket.on('error', () => resolve(null));
  });

const TLS_1_2 = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;
const REFUSED: ConnectionOptions[] = [
  { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' },
  { ...TLS_1_2, ciphers: 'ECDHE-ECDSA-AES128-SHA' },
  { ...TLS_1_2, ciphers: 'ECDHE-ECDSA-AES256-SHA384' },
];

export const edgeChecks: readonly Check[] = [
  {
    name: 'http leads to the name of the site, whichever host was asked for',
    holds: async ({ plainUrl }) => {
      const location = await new Promise<string | undefined>((resolve, reject) => {
        get(`${plainUrl}/dashboard?x=1`, { headers: { Host: ELSEWHERE } }, (answer) =>
          resolve(answer.resume().headers.location),
        ).on('error', reject);
      });
      assert.equal(location, `https://${NAME}/dashboard?x=1`);
      return location;
    },
  },
  {
    name: 'TLS 1.2 with ciphers of today only, and TLS 1.3',
    holds: async (site) => {
      for (const options of REFUSED) assert.equal(await agreed(site, options), null, JSON.stringify(options));
      assert.equal(await agreed(site, TLS_1_2), 'TLSv1.2');
      assert.equal(await agreed(site, {}), 'TLSv1.3');
      return `${REFUSED.length} refused`;
    },
  },
];

/** Sends a request while a stub takes the place of the API; its answer allows every cache to store it. */
async function heardBehind(site: Site, path: string) {
  let heard: IncomingHttpHeaders = {};
  const api = createServer((request, response) => {
    heard = request.headers;
    response
      .writeHead(200, { 'Cache-Control': 'public, max-age=60', 'Content-Type': 'text/plain' })
      .end('heard');
  });
  await new Promise<void>((resolve) => api.listen(site.apiPort, '127.0.0.1', resolve));
  try {
    const answer = await site.client.ask(path, { headers: PRETENCES });
    return { answer, heard };
  } finally {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  }
}

/** These checks run once our API is gone, with a stub in its place that returns the headers it received. */
export const edgeChecksBehind: readonly Check[] = [
  '/api/v1/system/session',
  '/signalr/taskHub',
  '/go/dashboard',
  '/logout',
].map((path) => ({
  name: `${path}: the API hears who really asked, and its answer is not stored`,
  holds: async (site) => {
    const { answer, heard } = await heardBehind(site, path);
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.all('cache-control'), ['no-store']);
    const { host, 'x-forwarded-for': client, 'x-forwarded-proto': scheme } = heard;
    assert.deepEqual({ host, client, scheme }, { host: NAME, client: '127.0.0.1', scheme: 'https' });
    assert.doesNotMatch(JSON.stringify(heard), /elsewhere|192\.0\.2/);
    return 'no-store';
  },
}));
