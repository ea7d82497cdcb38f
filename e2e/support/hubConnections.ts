import type { Page, WebSocketRoute } from '@playwright/test';
import type { Watch } from './watch';

const RECORD_END = '\u001e';
const INVOCATION = 1;
/** Messages of the hub library about a cut connection, or about a record that was being requested at that moment. */
const CUT_CONNECTION = /^console: Hub ((Error|Warning) |method '\w+' failed .*(closed|Connected))/;

/** The connection between one page and the hubs, controlled by the test. */
export interface HubConnections {
  /** The number of open connections. */
  open: () => number;
  /** The number of attempts to connect so far, by the hub with the most attempts. */
  attempts: () => number;
  /** Addresses of the requested sockets. */
  addresses: () => readonly string[];
  /** Ends every connection; new attempts fail until `restore`. */
  cut: () => void;
  restore: () => void;
  /** Keeps the connections open, but lets nothing pass in either direction. */
  freeze: () => void;
  thaw: () => void;
  /** Ends each connection right after its handshake. */
  dropAfterHandshake: (on: boolean) => void;
  /** Pushes from the server, also invalid ones. */
  push: (event: string, ...args: unknown[]) => void;
  pushText: (text: string) => void;
}

/** Takes control of the connection; to be called before the page is opened. */
export async function holdHubConnections(page: Page, watch: Watch): Promise<HubConnections> {
  watch.allow(CUT_CONNECTION);
  const sockets = new Set<WebSocketRoute>();
  const addresses: string[] = [];
  const attempts = new Map<string, number>();
  const count = (url: string) => {
    const hub = /signalr\/([^/?]+)/.exec(url)?.[1] ?? '';
    attempts.set(hub, (attempts.get(hub) ?? 0) + 1);
  };
  let isCut = false;
  let isFrozen = false;
  let dropsAfterHandshake = false;
  let negotiates = false;

  await page.route(/\/signalr\/[^/]+\/negotiate/, async (route) => {
    negotiates = true;
    count(route.request().url());
    if (isCut) await route.abort('connectionrefused');
    else await route.continue();
  });

  await page.routeWebSocket(/\/signalr\//, (socket) => {
    addresses.push(socket.url());
    if (!negotiates) count(socket.url());
    if (isCut) {
      void socket.close({ code: 1011 });
      return;
    }
    const server = socket.connectToServer();
    sockets.add(socket);
    socket.onMessage((message) => {
      if (!isFrozen) server.send(message);
    });
    server.onMessage((message) => {
      if (isFrozen) return;
      socket.send(message);
      if (dropsAfterHandshake) void socket.close({ code: 1011 });
    });
    socket.onClose(() => {
      sockets.delete(socket);
      void server.close();
    });
    server.onClose(() => {
      sockets.delete(socket);
      void socket.close();
    });
  });

  const pushText = (text: string) => {
    for (const socket of sockets) socket.send(text + RECORD_END);
  };

  return {
    open: () => sockets.size,
    attempts: () => Math.max(0, ...attempts.values()),
    addresses: () => addresses,
    cut: () => {
      isCut = true;
      for (const socket of sockets) void socket.close({ code: 1011 });
      sockets.clear();
    },
    restore: () => {
      isCut = false;
    },
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
    },
    dropAfterHandshake: (on) => {
      dropsAfterHandshake = on;
    },
    push: (event, ...args) => pushText(JSON.stringify({ type: INVOCATION, target: event, arguments: args })),
    pushText,
  };
}
