import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';
import { isUserKey, users } from '../session/users';
import { interact } from './interaction';
import { createKeys, type Keys } from './keys';
import { createProvider, LOGOUT } from './provider';
import type { TokenReader } from './providerTokens';

const HOST = '127.0.0.1';
const REALM = 'thuis';
const CLIENT_ID = 'thuisbalie';
const SECOND = 1_000;

export interface IdentityProviderOptions {
  /** The port; 0 for any free one. */
  port: number;
  origins: readonly string[];
  /** The lifetime of an access token. */
  tokenSeconds: number;
}

export interface MockIdentityProvider {
  /** The provider's section of the installation's configuration. */
  keycloak: { url: string; realm: string; clientId: string };
  readToken: TokenReader;
  close: () => Promise<void>;
}

const readerFor =
  ({ read }: Keys, issuer: string): TokenReader =>
  (token) => {
    const { iss, sub = '', exp = 0 } = read(token) ?? {};
    return iss === issuer && exp * SECOND > Date.now() && isUserKey(sub) ? users[sub] : null;
  };

/** Keycloak signs out by a form as well as by an address; oidc-provider accepts forms over HTTPS only. */
async function takeForm(incoming: IncomingMessage): Promise<void> {
  Object.assign(incoming, { method: 'GET', url: `${incoming.url ?? ''}?${await text(incoming)}` });
}

/** An identity provider in Keycloak's layout, on a port of its own: another origin, as in production. */
export async function startIdentityProvider({
  port,
  origins,
  tokenSeconds,
}: IdentityProviderOptions): Promise<MockIdentityProvider> {
  const realmPath = `/realms/${REALM}`;
  const keys = createKeys();
  let provider: Provider | null = null;

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const address = incoming.url ?? '/';
    if (!provider || !address.startsWith(`${realmPath}/`)) {
      outgoing.writeHead(404).end();
    } else if (address.startsWith(`${realmPath}/interaction/`)) {
      await interact(provider, incoming, outgoing);
    } else {
      if (incoming.method === 'POST' && address === realmPath + LOGOUT) await takeForm(incoming);
      const originalUrl = incoming.url ?? address;
      Object.assign(incoming, { originalUrl, url: originalUrl.slice(realmPath.length) });
      await provider.callback()(incoming, outgoing);
    }
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      process.stderr.write(`${incoming.method ?? ''} ${incoming.url ?? ''}: ${String(error)}\n`);
      if (!outgoing.headersSent) outgoing.writeHead(400, { 'Content-Type': 'text/plain' });
      outgoing.end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const issuer = url + realmPath;
  provider = createProvider({ issuer, clientId: CLIENT_ID, origins, tokenSeconds, keys });

  return {
    keycloak: { url, realm: REALM, clientId: CLIENT_ID },
    readToken: readerFor(keys, issuer),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
