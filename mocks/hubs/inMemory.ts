import { HubRefusal } from '@/hubs/hub';
import { readToken } from '../session/token';
import { hubNamed, hubServer, type HubClient } from './hubServer';

type Listener = (...args: unknown[]) => void;

/** The connection that src/hubs needs; the shape of its HubConnectionFactory. */
export interface InMemoryConnection {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  on: (event: string, listener: Listener) => void;
  onclose: (listener: (error?: Error) => void) => void;
  invoke: (target: string, ...args: readonly unknown[]) => Promise<unknown>;
}

interface ConnectOptions {
  url?: string;
  getToken: () => Promise<string | null> | string | null;
  transports?: readonly string[];
}

/** A connection to the hubs without any protocol, for tests: pushes arrive at once. */
export function connectInMemory(hubName: string, { getToken }: ConnectOptions): InMemoryConnection {
  const listeners = new Map<string, Listener[]>();
  const closers: ((error?: Error) => void)[] = [];
  let client: HubClient | null = null;
  const close = (error?: Error) => {
    client = null;
    for (const closer of closers) closer(error);
  };
  return {
    async start() {
      const hub = hubNamed(hubName);
      const bearer = readToken(await getToken());
      if (hub === null) throw new Error('404: no such hub');
      if (hubServer.refusing) throw new Error('503: the hub is not there');
      if (!bearer) throw new Error('401: no good token');
      client = {
        hub,
        bearer,
        ids: new Set(),
        deliver: ({ event, args }) => {
          const copies = JSON.parse(JSON.stringify(args)) as unknown[];
          for (const listener of listeners.get(event) ?? []) listener(...copies);
        },
        end: (reason) => close(reason === undefined ? undefined : new Error(reason)),
      };
      hubServer.attach(client);
    },
    stop() {
      if (client) {
        hubServer.detach(client);
        close();
      }
      return Promise.resolve();
    },
    on: (event, listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    onclose: (listener) => {
      closers.push(listener);
    },
    invoke: (target, ...args) => {
      if (client === null) return Promise.reject(new Error('Not connected.'));
      const reply = hubServer.invoked(client, target, [...args]);
      if (reply === 'never') return new Promise(() => undefined);
      if (reply === 'drop') return Promise.reject(new Error('Connection closed.'));
      return 'error' in reply ? Promise.reject(new HubRefusal(reply.error)) : Promise.resolve(reply.result);
    },
  };
}

/** Simulated failures of the connections. */
export const hubConnections = {
  /** Ends all connections, as a restarting server does. */
  drop: (hub: string | null = null): void => hubServer.drop(hub, 'Connection closed with an error.'),
  /** Stops all messages without closing a connection. */
  halfOpen: (): void => {
    hubServer.silent = true;
  },
  /** Refuses new connections. */
  refuse: (): void => {
    hubServer.refusing = true;
  },
  restore: (): void => {
    hubServer.silent = false;
    hubServer.refusing = false;
  },
};
