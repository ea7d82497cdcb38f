import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isCompressible } from '@mocks/node/compress';
import { typeOf } from '@mocks/node/staticFiles';
import type { Check } from './check';
import type { Site } from './site';

const DEEP_LINKS = ['/', '/dashboard/taken/overzicht?query=Jansen', '/error/401', '/login/callback'];
const MISSING = [
  '/assets/gone-12345678.js',
  '/assets/gone',
  '/icons/gone.svg',
  '/gone.js',
  '/favicon.ico',
  '/Config/balie.example.nl.config.json',
  '/Config/',
];

const assetsOf = async ({ dist }: Site) =>
  (await readdir(join(dist, 'assets'))).map((name) => `/assets/${name}`);
const isCompressedFile = (name: string) => ['.gz', '.br'].includes(extname(name));

async function oneOfEach(site: Site, ...endings: string[]): Promise<string[]> {
  const assets = await assetsOf(site);
  return endings.map((ending) => {
    const found = assets.find((path) => path.endsWith(ending));
    assert(found, `the build has no ${ending}`);
    return found;
  });
}

async function carriesHeaders({ client, headers }: Site, path: string): Promise<void> {
  const answer = await client.ask(path);
  for (const [name, value] of Object.entries(headers))
    assert.deepEqual(answer.all(name), [value], `${name} of ${path}`);
}

const kb = (bytes: number) => `${Math.round(bytes / 1_024)} KB`;

/**
 * Requests every file of the build in one encoding: large texts come compressed and are whole, other files come
 * unchanged.
 */
async function comeCompressed(
  { client, dist }: Site,
  encoding: 'gzip' | 'br',
  unpack: (bytes: Buffer) => Buffer,
): Promise<string> {
  const sums = new Map<string, { plain: number; sent: number }>();
  for (const name of await readdir(dist, { recursive: true })) {
    if (extname(name) === '' || isCompressedFile(name)) continue;
    const plain = await readFile(join(dist, name));
    const answer = await client.ask(`/${name}`, { headers: { 'Accept-Encoding': encoding } });
    assert.equal(answer.status, 200, name);
    const worthwhile = isCompressible(typeOf(name), plain.length);
    assert.equal(answer.one('content-encoding'), worthwhile ? encoding : undefined, `encoding of ${name}`);
    assert.deepEqual(worthwhile ? unpack(answer.body) : answer.body, plain, `contents of ${name}`);
    if (!worthwhile) continue;
    assert(answer.body.length < plain.length, `${name} is not smaller`);
    assert.match(answer.one('vary') ?? '', /accept-encoding/i, `Vary of ${name}`);
    const sum = sums.get(extname(name)) ?? { plain: 0, sent: 0 };
    sums.set(extname(name), { plain: sum.plain + plain.length, sent: sum.sent + answer.body.length });
  }
  for (const ending of ['.js', '.css', '.html', '.webmanifest']) assert(sums.has(ending), `no ${ending}`);
  return [...sums].map(([ending, { plain, sent }]) => `${ending} ${kb(plain)} → ${kb(sent)}`).join(', ');
}

export const fileChecks: readonly Check[] = [
  {
    name: 'every security header, once: page, deep links, files, Config, what is missing',
    holds: async (site) => {
      const files = await oneOfEach(site, '.js', '.css', '.woff2');
      const others = ['/index.html', '/icons/thuisbalie.svg', '/manifest.webmanifest', '/Config/config.json'];
      const paths = [...DEEP_LINKS, ...files, ...others, ...MISSING];
      for (const path of paths) await carriesHeaders(site, path);
      return `${Object.keys(site.headers).length} headers on ${paths.length} addresses`;
    },
  },
  {
    name: 'deep links answer the page, which is asked about again',
    holds: async ({ client, dist }) => {
      const page = await readFile(join(dist, 'index.html'));
      for (const path of DEEP_LINKS) {
        const answer = await client.ask(path);
        assert.equal(answer.status, 200, path);
        assert.deepEqual(answer.body, page, path);
        assert.deepEqual(answer.all('cache-control'), ['no-cache'], path);
      }
      return DEEP_LINKS.join(' ');
    },
  },
  {
    name: 'the version of the build is a file that is asked about again',
    holds: async ({ client, dist }) => {
      const answer = await client.ask('/version.json');
      assert.equal(answer.status, 200);
      assert.match(answer.one('content-type') ?? '', /^application\/json/);
      assert.deepEqual(answer.body, await readFile(join(dist, 'version.json')));
      assert.deepEqual(answer.all('cache-control'), ['no-cache']);
      return answer.body.toString();
    },
  },
  {
    name: 'a missing file is a 404, not the page, and is not kept',
    holds: async ({ client }) => {
      for (const path of MISSING) {
        const answer = await client.ask(path);
        assert.equal(answer.status, 404, path);
        assert(!answer.body.includes('<div id="root">'), `${path} is the page`);
        assert.deepEqual(answer.all('cache-control'), ['no-store'], path);
      }
      return MISSING.join(' ');
    },
  },
  {
    name: 'hashed files are kept for a year, also when asked about again',
    holds: async (site) => {
      const kept = ['public, max-age=31536000, immutable'];
      const paths = (await assetsOf(site)).filter((path) => !isCompressedFile(path));
      for (const path of paths) {
        const answer = await site.client.ask(path);
        assert.equal(answer.status, 200, path);
        assert.deepEqual(answer.all('cache-control'), kept, path);
        const headers = { 'If-None-Match': answer.one('etag') ?? '' };
        const again = await site.client.ask(path, { headers });
        assert.equal(again.status, 304, path);
        assert.deepEqual(again.all('cache-control'), kept, path);
      }
      return `${paths.length} files`;
    },
  },
  {
    name: 'gzip: each large text, and the contents are whole',
    holds: (site) => comeCompressed(site, 'gzip', gunzipSync),
  },
  {
    name: 'brotli: the same',
    holds: async (site) =>
      site.sendsBrotli
        ? comeCompressed(site, 'br', brotliDecompressSync)
        : 'not asked: libnginx-mod-http-brotli-static is not installed',
  },
  {
    name: 'Config is the installation’s own, compressed, asked about again, and not in the build',
    holds: async ({ client, config, dist }) => {
      const answer = await client.ask('/Config/config.json', { headers: { 'Accept-Encoding': 'gzip' } });
      assert.equal(answer.status, 200);
      assert.match(answer.one('content-type') ?? '', /^application\/json/);
      assert.equal(answer.one('content-encoding'), 'gzip');
      assert.equal(gunzipSync(answer.body).toString(), config);
      assert.deepEqual(answer.all('cache-control'), ['no-cache']);
      assert(!existsSync(join(dist, 'Config')), 'the build holds a Config');
      return `${kb(config.length)} → ${answer.body.length} bytes`;
    },
  },
  {
    name: 'files have the types that nosniff asks for',
    holds: async (site) => {
      const [js = '', css = '', font = ''] = await oneOfEach(site, '.js', '.css', '.woff2');
      const types: Record<string, RegExp> = {
        '/': /^text\/html/,
        [js]: /^(text|application)\/javascript/,
        [css]: /^text\/css/,
        [font]: /^font\/woff2/,
        '/icons/thuisbalie.svg': /^image\/svg\+xml/,
        '/manifest.webmanifest': /^application\/manifest\+json/,
      };
      for (const [path, type] of Object.entries(types))
        assert.match((await site.client.ask(path)).one('content-type') ?? '', type, path);
      return `${Object.keys(types).length} types`;
    },
  },
  {
    name: 'https speaks HTTP/2',
    holds: async ({ host, certificate }) => {
      const { hostname, port } = new URL(`https://${host}`);
      const protocol = await new Promise<unknown>((resolve, reject) => {
        const socket = connect(
          { host: hostname, port: Number(port), ca: certificate, ALPNProtocols: ['h2'] },
          () => {
            resolve(socket.alpnProtocol);
            socket.end();
          },
        );
        socket.on('error', reject);
      });
      assert.equal(protocol, 'h2');
      return 'h2';
    },
  },
  {
    name: 'the version of nginx is nobody’s business',
    holds: async ({ client }) => {
      const answer = await client.ask('/gone.js');
      assert.equal(answer.one('server'), 'nginx');
      assert.doesNotMatch(answer.body.toString(), /nginx\/\d/);
      return 'Server: nginx';
    },
  },
];
