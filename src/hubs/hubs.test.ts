import { fork } from 'typed-redux-saga';
import { servedHubs } from '@mocks/backend/testServer';
import { sessionStarted } from '@/core/session/sessionSlice';
import { holdToken } from '@/core/session/sessionToken';
import { PERMISSIONS } from '@/domain/session/permission';
import { allow, aSession, aUser, createCoreStore } from '@/testing/coreStore';
import { aHubServer } from '@/testing/hubServer';
import { selectConnection } from './connectionSlice';
import { hubRequested, recordWatched } from './demandSlice';
import { hubRows, hubs, type OnDemandHubName } from './hubs';
import { keepHub, keepHubs, newOutages } from './keepHubs';
import { RECORD_HUB_NAMES } from './recordHubs';

const files = import.meta.glob<Record<string, unknown>>('./*Hub.ts', { eager: true });
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A core with a signed-in user who may use every hub. */
function aCore() {
  const core = createCoreStore();
  const session = aSession({ user: aUser({ permissions: allow(...PERMISSIONS) }) });
  holdToken(session.accessToken);
  core.store.dispatch(sessionStarted(session));
  return { ...core, status: () => selectConnection(core.store.getState()).status };
}

describe('the table of hubs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('contains the hub that each file exports', () => {
    const ofFiles = Object.values(files).flatMap((file) =>
      Object.entries(file).flatMap(([name, value]) => (name.endsWith('Hub') ? [value] : [])),
    );
    expect(ofFiles).not.toEqual([]);
    expect(Object.values(hubs)).toEqual(expect.arrayContaining(ofFiles));
  });

  it('names exactly the hubs of the back end, and only methods that they have', () => {
    expect(hubRows.map(({ name }) => name).sort()).toEqual(Object.keys(servedHubs).sort());
    for (const { name, methods } of hubRows)
      expect(servedHubs[name]?.methods, name).toEqual(expect.arrayContaining(Object.keys(methods)));
  });

  it('opens every hub as soon as it is requested', async () => {
    const server = aHubServer();
    const { run, store } = aCore();
    run(keepHubs, server.connect);
    await tick();
    const open = () => [...server.connections].map(({ name }) => name).sort();
    const always = hubRows.filter((hub) => hub.open === 'always');
    expect(open()).toEqual(always.map(({ name }) => name).sort());
    for (const { name, open } of hubRows)
      if (open === 'onDemand') store.dispatch(hubRequested(name as OnDemandHubName));
    for (const hub of RECORD_HUB_NAMES) store.dispatch(recordWatched({ hub, id: 'jan' }));
    await tick();
    expect(open()).toEqual(hubRows.map(({ name }) => name).sort());
  });

  it.each([
    ['primary', 'disconnected'],
    ['fallback', 'connected'],
    ['none', 'connected'],
  ] as const)('decides the status while a hub of kind %s is down: %s', async (connection, status) => {
    const server = aHubServer();
    const core = aCore();
    const away = { ...hubRows[0]!, name: 'awayHub', open: 'always', connection } as const;
    server.state.away = away.name;
    core.run(function* () {
      const outageOf = newOutages();
      for (const hub of [hubRows[0]!, away]) yield* fork(keepHub, hub, server.connect, outageOf(hub));
    });
    await tick();
    expect(core.status()).toBe(status);
  });
});
