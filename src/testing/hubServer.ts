import type { HubConnectionFactory } from '@/hubs/hub';

/** A hub server that can be up or down, with its connections. */
export function aHubServer() {
  const state = {
    up: true,
    starts: 0,
    hang: false,
    /** The one hub that cannot be reached. */
    away: '',
    tokens: [] as string[],
    options: [] as Parameters<HubConnectionFactory>[1][],
  };
  const connections = new Set<{
    name: string;
    push: (event: string, ...args: unknown[]) => void;
    close: () => void;
  }>();
  const connect: HubConnectionFactory = (name, options) => {
    const listeners = new Map<string, (...args: unknown[]) => void>();
    const closers: (() => void)[] = [];
    const connection = {
      name,
      push: (event: string, ...args: unknown[]) => listeners.get(event)?.(...args),
      close: () => {
        connections.delete(connection);
        closers.forEach((closer) => closer());
      },
    };
    return {
      start: async () => {
        state.starts += 1;
        state.options.push(options);
        state.tokens.push(await options.getToken());
        if (state.hang) await new Promise(() => undefined);
        if (!state.up || state.away === name) throw new Error('503');
        connections.add(connection);
      },
      stop: () => {
        connections.delete(connection);
        return Promise.resolve();
      },
      on: (event, listener) => void listeners.set(event, listener),
      onclose: (listener) => void closers.push(listener),
      invoke: () => Promise.resolve(null),
    };
  };
  return {
    state,
    connections,
    connect,
    push: (event: string, ...args: unknown[]) =>
      connections.forEach((connection) => connection.push(event, ...args)),
    drop: () => [...connections].forEach((connection) => connection.close()),
  };
}
