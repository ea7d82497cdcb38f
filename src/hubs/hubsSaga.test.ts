import { resetReporter } from '@/core/errors/reporter';
import { wokeUp } from '@/core/events';
import { networkChanged } from '@/core/network/networkSlice';
import { sessionEnded, sessionRenewed, sessionStarted } from '@/core/session/sessionSlice';
import { holdToken } from '@/core/session/sessionToken';
import { dependencies } from '@/core/dependencies';
import type { Permission } from '@/domain/session/permission';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { allow, aSession, aUser, createCoreStore } from '@/testing/coreStore';
import { aHubServer } from '@/testing/hubServer';
import { connectionToastSaga } from './connectionToastSaga';
import { hubsReconnected, selectConnection } from './connectionSlice';
import { hubsSaga } from './hubsSaga';
import { taskEvents } from './taskHub';
import { recordUnwatched, recordWatched } from './demandSlice';

const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function anOpenHub(...permissions: Permission[]) {
  const server = aHubServer();
  const core = createCoreStore();
  core.run(hubsSaga, server.connect);
  core.run(connectionToastSaga);
  const session = aSession({
    user: aUser({ permissions: allow(...(permissions.length > 0 ? permissions : ['viewTask' as const])) }),
  });
  holdToken(session.accessToken);
  core.store.dispatch(sessionStarted(session));
  await tick(600);
  const count = (type: string) => core.actions.filter((action) => action.type === type).length;
  return { ...core, server, count, connection: () => selectConnection(core.store.getState()) };
}

const texts = ({ store }: Pick<Awaited<ReturnType<typeof anOpenHub>>, 'store'>) =>
  selectToasts(store.getState()).map(({ text }) => text);

describe('the hubs', () => {
  /* The dynamic import is done before the tests, because it takes real time, which fake timers do not give. */
  beforeAll(async () => {
    await import('./keepHubs');
  });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(dependencies, 'random').mockReturnValue(0);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    resetReporter();
  });

  it('connect after sign-in with the token and the configured transports, and make all screens fetch', async () => {
    const { server, connection, count } = await anOpenHub();
    expect(server.state.options[0]).toMatchObject({
      url: '/signalr/taskHub',
      transports: ['webSockets', 'longPolling'],
    });
    expect(server.state.tokens[0]).not.toBe('');
    expect(connection()).toMatchObject({ status: 'connected', slow: false });
    expect(count(hubsReconnected.type)).toBe(1);
  });

  it('stay closed for a user who may not see tasks', async () => {
    const server = aHubServer();
    const { store, run } = createCoreStore();
    run(hubsSaga, server.connect);
    store.dispatch(sessionStarted(aSession({ user: aUser({ permissions: {} }) })));
    await tick(60_000);
    expect(server.state.starts).toBe(0);
    expect(selectConnection(store.getState()).status).toBe('uninitialized');
  });

  it('report no connection to a user who has only record hubs, until a record is watched', async () => {
    const { connection, store, server } = await anOpenHub('customerCard');
    expect([server.state.starts, connection().status]).toEqual([0, 'uninitialized']);
    for (const hub of ['personHub', 'activityHub'] as const)
      store.dispatch(recordWatched({ hub, id: 'jan' }));
    await tick(0);
    expect([server.state.starts, connection().status]).toEqual([2, 'connected']);
    server.state.up = false;
    server.drop();
    await tick(11_000);
    expect(connection().status).toBe('disconnected');
    expect(selectToasts(store.getState()).map(({ kind }) => kind)).toEqual(['warning']);
    for (const hub of ['personHub', 'activityHub'] as const)
      store.dispatch(recordUnwatched({ hub, id: 'jan' }));
    await tick(31_000);
    expect(connection().status).toBe('uninitialized');
    expect(texts({ store })).toEqual([]);
  });

  it('leave the connection status to the task and case hubs if the user may use one of these', async () => {
    const { connection, store, server } = await anOpenHub();
    store.dispatch(recordWatched({ hub: 'personHub', id: 'jan' }));
    store.dispatch(recordUnwatched({ hub: 'personHub', id: 'jan' }));
    await tick(60_000);
    expect([server.state.starts, connection().status]).toEqual([1, 'connected']);
  });

  it('dispatch a burst to the store as one action', async () => {
    const { server, actions } = await anOpenHub();
    for (let id = 1; id <= 50; id += 1) server.push('deleted', { id: String(id) });
    await tick(20);
    const received = actions.filter(taskEvents.match);
    expect(received.map(({ payload }) => payload.events.length)).toEqual([50]);
  });

  it.each([
    ['info', 'info'],
    ['Warning', 'warning'],
    ['success', 'success'],
    ['error', 'error'],
    ['constructor', 'info'],
    [7, 'info'],
  ])('show a message of type %s as a toast (NAV-38)', async (type, kind) => {
    const { server, store } = await anOpenHub();
    server.push('onMessage', { type, text: ' Vanavond <b>onderhoud</b>. ' });
    await tick(20);
    expect(selectToasts(store.getState())).toMatchObject([{ kind, text: 'Vanavond <b>onderhoud</b>.' }]);
  });

  it('show messages of the case hub as well as those of the task hub', async () => {
    const core = await anOpenHub('viewCaseFlow');
    expect(core.server.state.options.map(({ url }) => url)).toEqual(['/signalr/caseFlowHub']);
    core.server.push('onMessage', { type: 'info', text: 'Onderhoud' });
    await tick(20);
    expect(texts(core)).toEqual(['Onderhoud']);
  });

  it('shorten a long message, show only as many messages at once as fit, and ignore pushes without a text', async () => {
    const core = await anOpenHub();
    for (const nothing of [null, 'tekst', {}, { text: ' ' }, { text: 5 }])
      core.server.push('onMessage', nothing);
    await tick(20);
    expect(texts(core)).toEqual([]);
    for (let number = 1; number <= 400; number += 1)
      core.server.push('onMessage', { type: 'info', text: `${String(number)} ${'x'.repeat(2_000)}` });
    await tick(120);
    expect(texts(core).map((text) => text.slice(0, 4))).toEqual(['396 ', '397 ', '398 ', '399 ', '400 ']);
    expect(texts(core).every((text) => text.length === 300 && text.endsWith('…'))).toBe(true);
  });

  it('come back 2 s after a drop and make all screens fetch again', async () => {
    const { server, connection, count } = await anOpenHub();
    await tick(15_000);
    server.drop();
    await tick(1_900);
    expect(connection()).toMatchObject({ status: 'disconnected', reconnecting: false });
    await tick(200);
    expect(connection().status).toBe('connected');
    expect(count(hubsReconnected.type)).toBe(2);
  });

  it.each(['taskHub', 'caseFlowHub'])(
    'report that the other hub is back while %s stays down',
    async (away) => {
      vi.spyOn(dependencies, 'random').mockReturnValue(0.9);
      const { server, actions, connection } = await anOpenHub('viewTask', 'viewCaseFlow');
      const back = () => actions.filter(hubsReconnected.match).map(({ payload }) => payload);
      expect(back()).toMatchObject([
        { hub: 'taskHub', isFirst: true },
        { hub: 'caseFlowHub', isFirst: true },
      ]);
      await tick(15_000);
      server.state.away = away;
      server.drop();
      await tick(8_000);
      const other = away === 'taskHub' ? 'caseFlowHub' : 'taskHub';
      expect(back().slice(2)).toEqual([{ hub: other, isFirst: false, endsSilence: true }]);
      expect(connection().status).toBe('disconnected');
      server.state.away = '';
      await tick(30_000);
      expect(back().slice(3)).toEqual([{ hub: away, isFirst: false, endsSilence: false }]);
      expect(connection().status).toBe('connected');
    },
  );

  it('are all back within a second after the first', async () => {
    vi.spyOn(dependencies, 'random').mockReturnValue(0.999);
    const { server, count } = await anOpenHub('viewTask', 'viewCaseFlow');
    await tick(15_000);
    server.drop();
    await tick(3_000);
    expect(count(hubsReconnected.type)).toBe(3);
    await tick(1_000);
    expect(count(hubsReconnected.type)).toBe(4);
  });

  it('keep trying after a failed first start, and report the failure after 10 s (H4, NAV-41)', async () => {
    const server = aHubServer();
    server.state.up = false;
    const core = createCoreStore();
    core.run(hubsSaga, server.connect);
    core.run(connectionToastSaga);
    core.store.dispatch(sessionStarted(aSession()));
    await tick(10_000);
    expect(texts(core)).toEqual([]);
    await tick(1_000);
    expect(texts(core)).toEqual(['Verbinding met de server verbroken.']);
    server.state.up = true;
    await tick(31_000);
    expect(selectConnection(core.store.getState()).status).toBe('connected');
    expect(texts(core)).toEqual([]);
  });

  it('count a connection that lasts less than 10 s as a failure (H5)', async () => {
    vi.spyOn(dependencies, 'random').mockReturnValue(0.999);
    const { server } = await anOpenHub();
    const started = server.state.starts;
    for (let second = 0; second < 300; second += 1) {
      server.drop();
      await tick(1_000);
    }
    expect(server.state.starts - started).toBeLessThan(20);
  });

  it('give up a start that gets no answer', async () => {
    const server = aHubServer();
    server.state.hang = true;
    const { store, run } = createCoreStore();
    run(hubsSaga, server.connect);
    store.dispatch(sessionStarted(aSession()));
    await tick(21_000);
    expect(selectConnection(store.getState()).status).toBe('disconnected');
  });

  it('try at once when the network is back', async () => {
    const { server, store, connection } = await anOpenHub();
    vi.spyOn(dependencies, 'random').mockReturnValue(0.9);
    server.state.up = false;
    server.drop();
    await tick(120_000);
    server.state.up = true;
    store.dispatch(wokeUp());
    await tick(3_000);
    expect(connection().status).toBe('connected');
  });

  it('make all screens fetch after sleep, even if the connection was kept', async () => {
    const { store, count } = await anOpenHub();
    store.dispatch(wokeUp());
    expect(count(hubsReconnected.type)).toBe(2);
  });

  it('report nothing about the server while there is no network (H19)', async () => {
    const core = await anOpenHub();
    core.store.dispatch(networkChanged(false));
    core.server.state.up = false;
    core.server.drop();
    await tick(20_000);
    expect(texts(core)).toEqual([]);
    core.store.dispatch(networkChanged(true));
    await tick(11_000);
    expect(texts(core)).toEqual(['Verbinding met de server verbroken.']);
    core.store.dispatch(networkChanged(false));
    expect(texts(core)).toEqual([]);
  });

  it('close when the session ends, and open again with the next session', async () => {
    const { server, store } = await anOpenHub();
    store.dispatch(sessionEnded('NotAuthorized'));
    await tick(0);
    expect(server.connections.size).toBe(0);
    store.dispatch(sessionRenewed(aSession()));
    await tick(600);
    expect(server.connections.size).toBe(1);
  });

  it.each([
    ['taskHub', ['viewTask', 'viewCaseFlow'], ['viewCaseFlow'], 'connected'],
    ['caseFlowHub', ['viewTask', 'viewCaseFlow'], ['viewTask'], 'connected'],
    ['taskHub', ['viewTask'], [], 'uninitialized'],
    ['personHub', ['viewTask', 'customerCard'], ['viewTask'], 'connected'],
    ['personHub', ['customerCard'], [], 'uninitialized'],
  ] satisfies [string, Permission[], Permission[], string][])(
    'close when their permission is lost (%s, from %j to %j), and open again when it is back (T20)',
    async (hub, rights, left, status) => {
      const { server, store, connection, count } = await anOpenHub(...rights);
      store.dispatch(recordWatched({ hub: 'personHub', id: 'jan' }));
      await tick(0);
      const isOpen = () => [...server.connections].some(({ name }) => name === hub);
      const before = [isOpen(), server.connections.size, connection().status];
      expect(before).toEqual([true, rights.length, 'connected']);
      const renew = (permissions: Permission[]) =>
        store.dispatch(sessionRenewed(aSession({ user: aUser({ permissions: allow(...permissions) }) })));
      renew(left);
      await tick(0);
      expect([isOpen(), server.connections.size, connection().status]).toEqual([false, left.length, status]);
      const told = count(hubsReconnected.type);
      renew(rights);
      await tick(0);
      expect([isOpen(), server.connections.size, connection().status]).toEqual(before);
      expect(count(hubsReconnected.type) - told).toBe(hub === 'personHub' ? 0 : 1);
    },
  );

  it('survive a reducer that cannot process a batch (P2)', async () => {
    const { server, store, count } = await anOpenHub();
    const dispatch = vi.fn();
    const unsubscribe = store.subscribe(() => {
      dispatch();
      if (dispatch.mock.calls.length === 1) throw new Error('reducer');
    });
    server.push('deleted', '1');
    await tick(20);
    unsubscribe();
    server.push('deleted', '2');
    await tick(120);
    expect(count(taskEvents.type)).toBe(2);
    expect(count(hubsReconnected.type)).toBe(2);
  });
});
