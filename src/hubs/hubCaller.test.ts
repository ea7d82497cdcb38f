import * as v from 'valibot';
import { networkChanged } from '@/core/network/networkSlice';
import { sessionStarted } from '@/core/session/sessionSlice';
import { aSession, allow, aUser, createCoreStore } from '@/testing/coreStore';
import { hubUp } from './connectionSlice';
import { type HubConnection, type HubMethod, HubRefusal, method } from './hub';
import { hubCaller } from './hubCaller';

const phones: HubMethod<[], { number: string }[]> = { answer: v.array(v.object({ number: v.string() })) };

/** Calls a hub like that of telephony, whose methods have several arguments, numbers, lists and an answer. */
const callTestHub = hubCaller({
  phoneHub: {
    needs: ['usePhone'],
    methods: {
      dial: method<[number: string, roleId: string | null]>(),
      holdFor: method<[connectionId: string, seconds: number]>(),
      logoutMultiple: method<[userIds: readonly string[]]>(),
      ready: method(),
      getAllPhones: phones,
    },
  },
});

type Invoke = HubConnection['invoke'];

function aCaller(invoke: Invoke | null, permissions = allow('usePhone')) {
  const core = createCoreStore();
  core.store.dispatch(sessionStarted(aSession({ user: aUser({ permissions }) })));
  const invoked = vi.fn(invoke ?? (() => Promise.resolve(null)));
  const line = { invoke: invoked } as Partial<HubConnection> as HubConnection;
  const open = () => {
    core.context.hubConnections.set('phoneHub', line);
    core.store.dispatch(hubUp('phoneHub'));
  };
  if (invoke) open();
  const run = <Outcome>(asking: Generator<unknown, Outcome>) => {
    const state: { outcome?: Outcome } = {};
    core.run(function* () {
      state.outcome = yield* asking as Generator<never, Outcome>;
    });
    return state;
  };
  return { ...core, invoked, open, run };
}

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const NO_LINE = 'Er is geen verbinding met de server. Dit is niet verstuurd.';

describe('a method of a hub', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('is called once with its arguments, and returns an answer read by its schema', async () => {
    const { run, invoked } = aCaller((name) =>
      Promise.resolve(name === 'getAllPhones' ? [{ number: '101', more: true }] : null),
    );
    const results = [
      run(callTestHub('phoneHub', 'dial', ['0612345678', null])),
      run(callTestHub('phoneHub', 'holdFor', ['verbinding-1', 30])),
      run(callTestHub('phoneHub', 'logoutMultiple', [['u1', 'u2']])),
      run(callTestHub('phoneHub', 'ready', [])),
      run(callTestHub('phoneHub', 'getAllPhones', [])),
    ];
    await tick();
    expect(results.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 4 }, () => ({ outcome: 'done', answer: undefined })),
      { outcome: 'done', answer: [{ number: '101' }] },
    ]);
    expect(invoked.mock.calls).toEqual([
      ['dial', '0612345678', null],
      ['holdFor', 'verbinding-1', 30],
      ['logoutMultiple', ['u1', 'u2']],
      ['ready'],
      ['getAllPhones'],
    ]);
  });

  it('does not compile if it is not in the table, or if its arguments are not those of the table', () => {
    // @ts-expect-error -- no such hub
    callTestHub('taskHub', 'dial', []);
    // @ts-expect-error -- no such method
    callTestHub('phoneHub', 'hangUp', ['verbinding-1']);
    // @ts-expect-error -- a number where there must be a text
    callTestHub('phoneHub', 'dial', [612345678, null]);
    // @ts-expect-error -- an argument too few
    callTestHub('phoneHub', 'holdFor', ['verbinding-1']);
  });

  it.each([
    ['a sentence', 'De telefoon is Offline.', 'De telefoon is Offline.'],
    ['an empty text', '', 'De server heeft dit geweigerd.'],
    ['a text of 5,000 characters', 'x'.repeat(5_000), `${'x'.repeat(299)}…`],
  ])('is refused with a readable text when the server refuses it with %s', async (_, message, text) => {
    const { run } = aCaller(() => Promise.reject(new HubRefusal(message)));
    const result = run(callTestHub('phoneHub', 'ready', []));
    await tick();
    expect(result.outcome).toEqual({ outcome: 'refused', text });
  });

  it.each<[string, Invoke]>([
    ['whose connection breaks', () => Promise.reject(new Error('Invocation canceled'))],
    ['whose answer cannot be read', () => Promise.resolve('geen lijst')],
  ])('%s ends as unknown, and is not called again', async (_, invoke) => {
    const { run, invoked, open } = aCaller(invoke);
    const result = run(callTestHub('phoneHub', 'getAllPhones', []));
    await tick();
    expect(result.outcome).toEqual({ outcome: 'unknown' });
    open();
    await tick(60_000);
    expect(invoked).toHaveBeenCalledTimes(1);
  });

  it('ends as unknown when no answer arrives in 10 s', async () => {
    const { run } = aCaller(() => new Promise(() => undefined));
    const result = run(callTestHub('phoneHub', 'ready', []));
    await tick(9_999);
    expect(result.outcome).toBeUndefined();
    await tick(1);
    expect(result.outcome).toEqual({ outcome: 'unknown' });
  });

  it('waits 5 s for the connection, and is not called if the connection comes later', async () => {
    const soon = aCaller(null);
    const called = soon.run(callTestHub('phoneHub', 'ready', []));
    await tick(4_999);
    soon.store.dispatch(hubUp('taskHub'));
    expect(soon.invoked).not.toHaveBeenCalled();
    soon.open();
    await tick();
    expect(called.outcome).toEqual({ outcome: 'done', answer: undefined });

    const late = aCaller(null);
    const refused = late.run(callTestHub('phoneHub', 'ready', []));
    await tick(5_000);
    expect(refused.outcome).toEqual({ outcome: 'refused', text: NO_LINE });
    late.open();
    await tick(60_000);
    expect(late.invoked).not.toHaveBeenCalled();
  });

  it('is refused at once when there is no network, or when the user lacks the permission', () => {
    const offline = aCaller(null);
    offline.store.dispatch(networkChanged(false));
    expect(offline.run(callTestHub('phoneHub', 'ready', [])).outcome).toEqual({
      outcome: 'refused',
      text: 'Je bent offline. Dit is niet verstuurd.',
    });
    const other = aCaller(() => Promise.resolve(null), allow('viewTask'));
    expect(other.run(callTestHub('phoneHub', 'ready', [])).outcome).toEqual({
      outcome: 'refused',
      text: 'Onvoldoende rechten.',
    });
    expect(other.invoked).not.toHaveBeenCalled();
  });
});
