import { sessionStarted } from '@/core/session/sessionSlice';
import { holdToken } from '@/core/session/sessionToken';
import { dependencies } from '@/core/dependencies';
import { aSession, aUser, createCoreStore } from '@/testing/coreStore';
import { hubsReconnected, selectConnection } from './connectionSlice';
import { recordUnwatched, recordWatched } from './demandSlice';
import type { HubConnectionFactory } from './hub';
import { keepHubs } from './keepHubs';
import { recordEvents, recordSubscribed } from './recordEvents';

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Keeps one hub open for a signed-in user, with a server behind it. */
function aKeptHub() {
  const calls: string[] = [];
  const server = { up: true, open: 0 };
  let closers: (() => void)[] = [];
  let push: (event: string, record: unknown) => void = () => undefined;
  const connect: HubConnectionFactory = () => {
    const listeners = new Map<string, (...args: unknown[]) => void>();
    closers = [];
    return {
      start: () => {
        if (!server.up) return Promise.reject(new Error('503'));
        server.open += 1;
        push = (event, record) => listeners.get(event)?.(record);
        return Promise.resolve();
      },
      stop: () => {
        server.open -= 1;
        return Promise.resolve();
      },
      on: (event, listener) => void listeners.set(event, listener),
      onclose: (listener) => void closers.push(listener),
      invoke: (method, id) => {
        calls.push(`${method} ${String(id)}`);
        return method === 'unsubscribe' ? Promise.reject(new Error('refused')) : Promise.resolve(null);
      },
    };
  };
  const core = createCoreStore();
  const session = aSession({ user: aUser({ permissions: { customerCard: true } }) });
  holdToken(session.accessToken);
  core.store.dispatch(sessionStarted(session));
  core.run(keepHubs, connect);
  const watch = (id: string) => core.store.dispatch(recordWatched({ hub: 'personHub', id }));
  const unwatch = (id: string) => core.store.dispatch(recordUnwatched({ hub: 'personHub', id }));
  return {
    ...core,
    calls,
    server,
    watch,
    unwatch,
    drop: () => closers.forEach((close) => close()),
    push: (event: string, record: unknown) => push(event, record),
  };
}

describe('a record hub', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(dependencies, 'random').mockReturnValue(0);
  });

  it('opens with the first watched record, subscribes once to each record, and closes a while after the last one is left', async () => {
    const { calls, server, watch, unwatch } = aKeptHub();
    await tick(60_000);
    expect(server.open).toBe(0);
    watch('jan');
    watch('jan');
    await tick();
    watch('piet');
    await tick();
    expect([calls, server.open]).toEqual([['startJitUpdate jan', 'startJitUpdate piet'], 1]);
    unwatch('jan');
    await tick();
    expect(calls).toHaveLength(2);
    unwatch('jan');
    unwatch('piet');
    await tick(29_000);
    expect([calls.slice(2), server.open]).toEqual([['unsubscribe jan', 'unsubscribe piet'], 1]);
    await tick(1_000);
    expect(server.open).toBe(0);
    watch('jan');
    await tick();
    expect([calls.at(-1), server.open]).toEqual(['startJitUpdate jan', 1]);
  });

  it('subscribes again after an outage, and reports the start of each subscription', async () => {
    const { calls, server, watch, drop, actions } = aKeptHub();
    const heard = () => actions.filter(recordSubscribed.match).map(({ payload }) => payload);
    watch('jan');
    expect(heard()).toEqual([]);
    await tick();
    expect(heard()).toEqual([{ hub: 'personHub', id: 'jan' }]);
    server.up = false;
    drop();
    await tick(10_000);
    server.up = true;
    await tick(60_000);
    expect(calls).toEqual(['startJitUpdate jan', 'startJitUpdate jan']);
    expect(heard()).toHaveLength(2);
  });

  it('decides the connection status for a user without other hubs, while a record is watched', async () => {
    const { server, watch, unwatch, drop, store, actions } = aKeptHub();
    const status = () => selectConnection(store.getState()).status;
    expect(status()).toBe('uninitialized');
    watch('jan');
    await tick();
    expect(status()).toBe('connected');
    server.up = false;
    drop();
    await tick(1_000);
    expect(status()).toBe('disconnected');
    server.up = true;
    await tick(60_000);
    expect(status()).toBe('connected');
    unwatch('jan');
    await tick(31_000);
    expect(status()).toBe('uninitialized');
    expect(actions.filter(hubsReconnected.match)).toEqual([]);
  });

  it('forwards events with every id that their record belongs to, and drops events without an id', async () => {
    const { actions, watch, push } = aKeptHub();
    watch('jan');
    await tick();
    push('started', { id: 'A', case: { id: 'c' }, personId: 'jan', contract: null, unit: 7 });
    push('updated', 'jan');
    push('updated', null);
    await tick(200);
    expect(actions.filter(recordEvents.match).flatMap(({ payload }) => payload.events)).toMatchObject([
      { hub: 'personHub', kind: 'started', ids: ['A', 'jan', 'c'] },
      { hub: 'personHub', kind: 'updated', ids: ['jan'], record: null },
    ]);
  });
});
