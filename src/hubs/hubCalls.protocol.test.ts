import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { type HubReply, hubServer, issueToken, users } from '@mocks/backend/testServer';
import { type MockServer, startMockServer } from '@mocks/node';
import { connectHttp } from '@/api/http/http';
import { configLoaded } from '@/core/config/configSlice';
import { sessionStarted } from '@/core/session/sessionSlice';
import { holdToken } from '@/core/session/sessionToken';
import { type AppConfig, defaultConfig } from '@/domain/session/appConfig';
import { aSession, createCoreStore } from '@/testing/coreStore';
import { type Hub, type HubMethod, method, type Pushed } from './hub';
import { hubCaller } from './hubCaller';
import { keepOpen, newOutage } from './hubManager';
import { signalRConnection } from './signalRConnection';

const numbers: HubMethod<[], string[]> = { answer: v.array(v.string()) };
const hub = {
  name: 'phoneRegistryHub',
  needs: ['viewTask'],
  events: [],
  methods: { register: method(), getAllPhones: numbers },
  open: 'onDemand',
  connection: 'none',
  invalidates: [],
  decode: () => null,
  received: createAction<Pushed<object>>('test/received'),
} as const satisfies Hub<object>;
const callTestHub = hubCaller({ phoneRegistryHub: hub });

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ scenario: 'leeg' });
});
afterAll(() => server.close());

/** Opens the product's own connection, with Microsoft's client and the product's own manager, to a real server. */
async function aLine(transport: AppConfig['signalRTransports'][number]) {
  const token = issueToken(users.anne);
  connectHttp({ baseUrl: server.url, getToken: () => token, renew: () => Promise.resolve(false) });
  holdToken(token);
  const core = createCoreStore();
  core.store.dispatch(configLoaded({ ...defaultConfig, signalRTransports: [transport] }));
  core.store.dispatch(sessionStarted(aSession()));
  const outage = newOutage(() => true);
  const kept = core.run(() => keepOpen<object>(hub, signalRConnection, outage));
  await vi.waitFor(() => expect(core.context.hubConnections.has(hub.name)).toBe(true));
  const call = (name: keyof typeof hub.methods) =>
    core.run(() => callTestHub(hub.name, name, [])).toPromise<unknown>();
  return { call, hasEnded: () => !core.context.hubConnections.has(hub.name), close: () => kept.cancel() };
}

describe.each(['webSockets', 'longPolling'] as const)('a method called over %s', (transport) => {
  let line: Awaited<ReturnType<typeof aLine>>;
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await server.control('POST', 'reset', { scenario: 'leeg' });
    line = await aLine(transport);
  });
  afterEach(() => line.close());

  const reply = (to: keyof typeof hub.methods, with_: HubReply) => hubServer.replyTo(hub.name, to, with_);
  const asked = () => hubServer.invocations.map(({ target }) => target);

  it('ends as done, with its answer', async () => {
    reply('getAllPhones', { result: ['101', '102'] });
    expect(await line.call('register')).toEqual({ outcome: 'done', answer: undefined });
    expect(await line.call('getAllPhones')).toEqual({ outcome: 'done', answer: ['101', '102'] });
  });

  it.each([
    [
      'Beschikbaar worden kan niet: de telefoon is Offline.',
      'Beschikbaar worden kan niet: de telefoon is Offline.',
    ],
    [
      "An unexpected error occurred invoking 'register' on the server. HubException: Nodig: usePhone.",
      'Onvoldoende rechten.',
    ],
    ["An unexpected error occurred invoking 'register' on the server.", 'De server heeft dit geweigerd.'],
    ["Failed to invoke 'register' because it does not exist.", 'De server heeft dit geweigerd.'],
  ])('ends as refused: %s', async (error, text) => {
    reply('register', { error });
    expect(await line.call('register')).toEqual({ outcome: 'refused', text });
    expect(line.hasEnded()).toBe(false);
  });

  it('delays no other call while it has no answer, and ends as unknown when the connection breaks', async () => {
    reply('register', 'never');
    const ended = vi.fn();
    const waiting = line.call('register').then(ended);
    expect(await line.call('getAllPhones')).toEqual({ outcome: 'unknown' });
    expect(ended).not.toHaveBeenCalled();
    hubServer.drop();
    await waiting;
    expect(ended).toHaveBeenCalledWith({ outcome: 'unknown' });
  });

  it('ends as unknown when the connection breaks because of it, and is not called again automatically', async () => {
    reply('register', 'drop');
    expect(await line.call('register')).toEqual({ outcome: 'unknown' });
    expect(line.hasEnded()).toBe(true);
    await vi.waitFor(() => expect(line.hasEnded()).toBe(false), { timeout: 10_000 });
    expect(asked()).toEqual(['register']);
  });
});
