import type { HubConnection as SignalRConnection } from '@microsoft/signalr';
import { logLine } from '@/lib/log';
import { type HubConnectionFactory, HubRefusal } from './hub';

/** The server pings every 15 s; silence for this long is a line that is only half there. */
const SERVER_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 15_000;

/** ASP.NET puts these words before what a HubException says, and only these where something else was thrown. */
const SERVER_WORDS =
  /^(?:Failed to invoke '.*|An unexpected error occurred invoking '[^']*' on the server\.(?: HubException: )?)/;

/**
 * SignalR rejects alike what the server refused and what went down with the line; but a refusal comes over a line that stands.
 * (When a line closes, its state says so before any rejection is heard.)
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

/** The real thing. SignalR itself is loaded at the first start: no first screen waits for it. */
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
          /* At a chattier level SignalR logs the whole address, token and all. What is stopped has no more news. */
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
