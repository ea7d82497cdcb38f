import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { AppConfig, defaultConfig } from '@/domain/session/appConfig';
import { answer, type Outcome } from './backend/backend';
import { createColleague } from './world/colleague';
import type { Busyness } from './world/busyness';
import { createBusyDesk } from './world/busyDesk';
import { REPORT_PATH, securityHeaders } from './backend/headers';
import { handleHubRequest } from './hubs/hubHttp';
import { control, type ServerParts } from './node/control';
import { serveHubSockets } from './node/hubSockets';
import { allow, cookiesOf, isPreflight, sendResponse, toRequest } from './node/nodeHttp';
import { servePage, type Pages } from './node/pages';
import { loadFolder, type StaticFile } from './node/staticFiles';
import { routes } from './backend/routes';
import type { UserKey } from './session/users';
import { createWorld } from './world/world';
import { signInAs, world, type Scenario } from './world/worldState';

export interface MockServerOptions {
  /** 0 or absent: any free port. */
  port?: number;
  /** The production build to serve beside the API. */
  distDir?: string;
  /** The installation's own config.json and features.json. */
  configDir?: string;
  scenario?: Scenario;
  seed?: number;
  user?: UserKey;
  colleague?: boolean;
  /** The amount of simulated traffic at the desk. */
  traffic?: Busyness;
}

export interface MockServer {
  url: string;
  close: () => Promise<void>;
  /** `control('POST', 'reset', {scenario: 'leeg'})`: the same commands as over /__mock. */
  control: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
}

const HOST = '127.0.0.1';
const CONFIG_DIR = 'mocks/Config';

async function readConfigFiles(folder: string): Promise<void> {
  world.configFiles = {};
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.json'))) {
    world.configFiles[name.toLowerCase()] = await readFile(join(folder, name), 'utf8');
  }
}

function installedConfig(): AppConfig {
  const result = v.safeParse(AppConfig, JSON.parse(world.configFiles['config.json'] ?? '{}'));
  return result.success ? result.output : defaultConfig;
}

class Exchange {
  readonly #parts: ServerParts;
  readonly #files: ReadonlyMap<string, StaticFile>;
  readonly #page: string;

  constructor(parts: ServerParts, files: ReadonlyMap<string, StaticFile>) {
    this.#parts = parts;
    this.#files = files;
    this.#page = files.get('/index.html')?.plain.toString() ?? '';
  }

  async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const origin = `http://${incoming.headers.host ?? HOST}`;
    const url = new URL(incoming.url ?? '/', origin);
    if (isPreflight(incoming)) {
      allow(incoming, outgoing);
      return;
    }
    const outcome = await this.#respond(incoming, url, origin);
    if (outcome?.kind === 'broken') incoming.socket.destroy();
    else if (outcome) await sendResponse(incoming, outgoing, outcome.response);
    else servePage(incoming, outgoing, url, this.#pages(origin));
  }

  /** The portal of this back end is on its own host. */
  #pages(origin: string): Pages {
    return {
      files: this.#files,
      hidden: this.#parts.hidden,
      headers: securityHeaders(installedConfig(), { page: this.#page, portals: [origin] }),
    };
  }

  /** The answer of the back end; null leaves the request to the files. */
  async #respond(incoming: IncomingMessage, url: URL, origin: string): Promise<Outcome | null> {
    const request = await toRequest(incoming, origin);
    if (url.pathname.startsWith('/__mock/'))
      return { kind: 'answer', response: await control(request, this.#parts) };
    if (url.pathname === REPORT_PATH) {
      this.#parts.cspReports.push(JSON.parse((await request.text()) || 'null'));
      return { kind: 'answer', response: new Response(null, { status: 204 }) };
    }
    return (await handleHubRequest(request)) ?? (await answer(routes, request, cookiesOf(incoming)));
  }
}

/** The back end over real HTTP and real WebSockets, with the production build beside it when `distDir` is given. */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 0, distDir, configDir = CONFIG_DIR, scenario, seed, user, colleague } = options;
  await readConfigFiles(configDir);
  createWorld({ ...(scenario && { scenario }), ...(seed !== undefined && { seed }) });
  if (user) signInAs(user);
  const files = distDir === undefined ? new Map<string, StaticFile>() : await loadFolder(distDir);
  const parts: ServerParts = {
    colleague: createColleague(),
    desk: createBusyDesk(),
    hidden: new Set(),
    cspReports: [],
  };
  if (colleague) parts.colleague.start();
  parts.desk.start(options.traffic ?? 'uit');

  const exchange = new Exchange(parts, files);
  const server = createServer((incoming, outgoing) => {
    exchange.handle(incoming, outgoing).catch((error: unknown) => {
      process.stderr.write(`${incoming.method ?? ''} ${incoming.url ?? ''}: ${String(error)}\n`);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
  const sockets = serveHubSockets(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}`;

  return {
    url,
    close: async () => {
      parts.colleague.stop();
      parts.desk.stop();
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    control: async (method, path, body) => {
      const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const response = await control(new Request(`${url}/__mock/${path}`, init), parts);
      const sent = await response.text();
      if (!response.ok) throw new Error(`/__mock/${path}: ${response.status} ${sent}`);
      return sent === '' ? null : (JSON.parse(sent) as unknown);
    },
  };
}
