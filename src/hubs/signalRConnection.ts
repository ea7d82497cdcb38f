import type { HubConnection as SignalRConnection } from '@microsoft/signalr';
import { logLine } from '@/lib/log';
import { type HubConnectionFactory, HubRefusal } from './hub';

/** The server pings every 15 s, so that a silence of this length means that the connection is broken. */
const SERVER_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 15_000;

/** ASP.NET puts this text before the text of a HubException. For any other exception it sends only this text. */
const SERVER_WORDS =
  /^(?:Failed to invoke '.*|An unexpected error occurred invoking '[^']*' on the server\.(?: HubException: )?)/;

/**
 * Calls a method. SignalR rejects refused calls and broken connections alike, but only a refusal comes over an open
 * connection: when a connection closes, its state changes before any rejection arrives.
 */
async function invoke(line: SignalRConnection, method: string, args: readonly unknown[]): Promise<unknown> {
  try {
    return await line.invoke<unknown>(method, ...args);
  } catch (error) {
    const state: string = line.state;
    if (state !== 'Connected' || !(error instanceof Error)) throw error;
    throw new HubRefusal(error.message.replace(SERVER_WORDS, ''));
  }
}

/** The production connection. SignalR is loaded at the first start, so that no first screen waits for it. */
export const signalRConnection: HubConnectionFactory = (_, { url, getToken, transports }) => {
  const listeners: ((connection: SignalRConnection) => void)[] = [];
  let live: SignalRConnection | null = null;
  let isStopped = false;

  return {
    start: async () => {
      const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
      if (isStopped) throw new Error('Stopped before it started');
      const bits = { webSockets: HttpTransportType.WebSockets, longPolling: HttpTransportType.LongPolling };
      const transport = transports.reduce((sum, name) => sum | bits[name], 0);
      live = new HubConnectionBuilder()
        // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment -- flags: SignalR wants their sum
        .withUrl(url, { accessTokenFactory: getToken, transport })
        .configureLogging({
          /*
           * Only warnings and errors are logged, because more detailed lines contain the address with its token. A
           * stopped connection logs nothing.
           */
          log: (level, message) => {
            if (level >= LogLevel.Warning && !isStopped) logLine(`Hub ${LogLevel[level]}`, message);
          },
        })
        .withServerTimeout(SERVER_TIMEOUT_MS)
        .withKeepAliveInterval(KEEP_ALIVE_MS)
        .build();
      for (const listen of listeners) listen(live);
      await live.start();
    },
    stop: async () => {
      isStopped = true;
      await live?.stop();
    },
    on: (event, listener) => {
      listeners.push((connection) => {
        connection.on(event, listener);
      });
    },
    onclose: (listener) => {
      listeners.push((connection) => {
        connection.onclose(listener);
      });
    },
    invoke: (method, ...args) =>
      live === null ? Promise.reject(new Error('Not started')) : invoke(live, method, args),
  };
};
