import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { AppConfig } from '@/domain/session/appConfig';
import { nginxHeaders, securityHeaders } from '@mocks/backend/headers';
import { freePort } from '../support/server';
import { createClient, type Client } from './client';
import type { Nginx } from './program';

const EXAMPLE = new URL('thuisbalie.conf', import.meta.url);
const START_TIMEOUT_MS = 10_000;
const POLL_MS = 25;
const PORTAL = 'https://mijn.example.nl';

/** An installation with a config.json that is large enough to be compressed. */
const CONFIG = {
  productName: 'Balie achter nginx',
  features: Array.from({ length: 40 }, (_, index) => ({ name: `schakelaar${index}`, enabled: false })),
};

export interface Site {
  client: Client;
  host: string;
  certificate: string;
  /** The address with http, for users who leave out the s. */
  plainUrl: string;
  dist: string;
  config: string;
  /** The headers that every page and file must have. */
  headers: Readonly<Record<string, string>>;
  sendsBrotli: boolean;
  accessLog: () => Promise<string>;
  /** Every error log, nginx's own included. */
  errorLog: () => Promise<string>;
  policyLog: () => Promise<string>;
  apiPort: number;
  stop: () => Promise<void>;
}

/** Replaces a part of the example that differs on this machine; throws if the example does not contain that part. */
function swap(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The example no longer says '${from}'.`);
  return text.replaceAll(from, to);
}

const isAtLeast = (version: string, wanted: string) =>
  version.localeCompare(wanted, 'en', { numeric: true }) >= 0;

interface Places {
  folder: string;
  dist: string;
  api: string;
  port: number;
  plainPort: number;
  reportPort: number;
}

/** The example with the folders, ports and API of this machine. */
async function siteConfig(
  nginx: Nginx,
  { folder, dist, api, port, plainPort, reportPort }: Places,
): Promise<string> {
  const listen = isAtLeast(nginx.version, '1.25.1')
    ? `listen 127.0.0.1:${port} ssl; http2 on;`
    : `listen 127.0.0.1:${port} ssl http2;`;
  let text = await readFile(EXAMPLE, 'utf8');
  text = swap(text, 'listen 80;', `listen 127.0.0.1:${plainPort};`);
  text = swap(text, 'listen 443 ssl http2;', listen);
  text = swap(text, 'server 127.0.0.1:5000;', `server ${new URL(api).host};`);
  text = swap(text, '127.0.0.1:5099;', `127.0.0.1:${reportPort};`);
  text = swap(text, '/srv/thuisbalie;', `${dist};`);
  text = swap(text, ' /etc/thuisbalie', ` ${folder}`);
  text = swap(text, '/var/log/nginx', folder);
  if (nginx.brotliModule !== null) text = swap(text, '# brotli_static on;', 'brotli_static on;');
  return text;
}

/** The contents of Debian's own nginx.conf, with all files of nginx in one folder. */
const mainConfig = (nginx: Nginx, folder: string) => `
daemon off;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/main-error.log;
${nginx.brotliModule === null ? '' : `load_module ${nginx.brotliModule};`}
events { worker_connections 256; }
http {
  include ${nginx.configFolder}/mime.types;
  default_type application/octet-stream;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/thuisbalie.conf;
}
`;

async function makeCertificate(folder: string): Promise<string> {
  const pem = join(folder, 'tls.pem');
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
      ...['-subj', '/CN=balie.example.nl', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', join(folder, 'tls.key'), '-out', pem],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr}`);
  return readFile(pem, 'utf8');
}

async function untilItAnswers(client: Client, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const isThere = await client.ask('/').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start:\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Starts a real nginx with the example as its configuration, on free ports, with all its output in a folder of its
 * own.
 */
export async function startSite(nginx: Nginx, dist: string, api: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'thuisbalie-nginx-'));
  const [port, plainPort, reportPort] = [await freePort(), await freePort(), await freePort()];
  const config = JSON.stringify(CONFIG);
  const headers = securityHeaders(v.parse(AppConfig, CONFIG), {
    https: true,
    page: await readFile(join(dist, 'index.html'), 'utf8'),
    portals: [PORTAL],
  });
  const certificate = await makeCertificate(folder);
  await mkdir(join(folder, 'Config'));
  await writeFile(join(folder, 'Config/config.json'), config);
  await writeFile(join(folder, 'headers.conf'), nginxHeaders(headers));
  await writeFile(
    join(folder, 'thuisbalie.conf'),
    await siteConfig(nginx, { folder, dist, api, port, plainPort, reportPort }),
  );
  await writeFile(join(folder, 'nginx.conf'), mainConfig(nginx, folder));

  const child = spawn(nginx.path, ['-p', folder, '-c', 'nginx.conf', '-e', `${folder}/main-error.log`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const client = createClient(`https://127.0.0.1:${port}`, certificate);
  const stop = async () => {
    client.close();
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
  };
  try {
    await untilItAnswers(client, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  const log = (name: string) => () => readFile(join(folder, name), 'utf8');
  return {
    client,
    host: `127.0.0.1:${port}`,
    certificate,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    dist,
    config,
    headers,
    sendsBrotli: nginx.brotliModule !== null,
    accessLog: log('thuisbalie.log'),
    errorLog: async () => {
      const logs = (await readdir(folder)).filter((name) => name.endsWith('-error.log'));
      return (await Promise.all(logs.map((name) => log(name)()))).join('');
    },
    policyLog: log('thuisbalie-policy.log'),
    apiPort: Number(new URL(api).port),
    stop,
  };
}
