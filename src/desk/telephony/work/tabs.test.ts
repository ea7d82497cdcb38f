import fc from 'fast-check';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { HubRefusal } from '@/hubs/hub';
import { aBrowserOfTabs } from '@/testing/browserTabs';
import { aCall, anExchange, aPhone, aPhoneStore } from '@/testing/phoneStore';
import { holdRequested, readyRequested, releaseRequested, takeOverRequested } from '../state/phoneCommands';
import { selectTelephony } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import { TAB_LIMIT_MS } from './commandsSaga';

const tick = (ms = 20) => vi.advanceTimersByTimeAsync(ms);
const closing: (() => void)[] = [];

function aTab() {
  const { exchange, connect } = anExchange();
  const { store, close } = aPhoneStore(connect);
  closing.push(close);
  const said = () => selectToasts(store.getState()).map(({ text }) => text);
  return { store, exchange, close, said, state: () => selectTelephony(store.getState()) };
}

beforeEach(() => {
  vi.useFakeTimers();
  aBrowserOfTabs();
});
afterEach(() => {
  closing.splice(0).forEach((close) => close());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function twoTabs() {
  const first = aTab();
  await tick();
  const second = aTab();
  await tick();
  first.exchange.push('update', aPhone({ calls: [aCall('a', 2)] }));
  await tick();
  return { first, second };
}

it('The phone is held by one tab and shown by both (A7)', async () => {
  const { first, second } = await twoTabs();
  expect([first.state().turn, second.state().turn]).toEqual(['mine', 'elsewhere']);
  expect(second.state()).toMatchObject({ isLive: true, phone: { calls: [{ connectionId: 'a' }] } });
});

it('A command from another tab is performed once, and both tabs show that it is running', async () => {
  const { first, second } = await twoTabs();
  first.exchange.answer = () => new Promise(() => undefined);
  second.store.dispatch(holdRequested('a'));
  await tick();
  expect(first.exchange.asked).toEqual(['holdCall a']);
  first.store.dispatch(holdRequested('a'));
  second.store.dispatch(holdRequested('a'));
  await tick();
  expect([first.exchange.asked, second.exchange.asked]).toEqual([['holdCall a'], []]);
  expect([first.state().sent, second.state().sent]).toMatchObject([
    [{ method: 'holdCall' }],
    [{ method: 'holdCall' }],
  ]);
});

it('A tab reports that the tab with the phone does not answer, and allows the command again', async () => {
  const { second } = await twoTabs();
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined);
  second.store.dispatch(holdRequested('a'));
  await tick(TAB_LIMIT_MS - 1);
  expect([second.state().sent, second.said()]).toMatchObject([[{ method: 'holdCall' }], []]);
  await tick(1);
  expect([second.state().sent, second.said()]).toEqual([[], [telephonyTexts.tabSilent]]);
});

it('The phone moves to the next tab when its own is closed', async () => {
  const { first, second } = await twoTabs();
  first.close();
  await tick(2_000);
  second.exchange.push('update', aPhone({ calls: [aCall('b', 6)] }));
  await tick();
  expect(second.state()).toMatchObject({
    turn: 'mine',
    isLive: true,
    phone: { calls: [{ connectionId: 'b' }] },
  });
});

it('The phone moves to the tab that requests it', async () => {
  const { first, second } = await twoTabs();
  second.store.dispatch(takeOverRequested());
  await tick(100);
  expect([first.state().turn, second.state().turn]).toEqual(['elsewhere', 'mine']);
  second.exchange.push('update', aPhone({ calls: [] }));
  await tick();
  expect(first.state()).toMatchObject({ isLive: true, phone: { calls: [] } });
});

it('The hub of the phone is requested once when the browser refuses the lock after giving it', async () => {
  vi.spyOn(navigator.locks, 'request').mockImplementation(
    (_name: string, _options: LockOptions, hold: (lock: Lock | null) => unknown) => {
      void hold(null);
      return Promise.reject(new Error('Refused'));
    },
  );
  const { store } = aTab();
  await tick();
  expect(store.getState().hubDemand.requested).toEqual(['phoneHub']);
});

/** Events of the connection to an exchange, which may have any calls. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant('calls' as const),
    statuses: fc.array(fc.constantFrom(1, 2, 3, 5, 6, 103, 17)),
  }),
  fc.record({
    kind: fc.constantFrom(
      'error' as const,
      'drop' as const,
      'ask' as const,
      'refuse' as const,
      'nonsense' as const,
    ),
  }),
);

it('After any events the phone has the state of the exchange', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (happenings) => {
      aBrowserOfTabs();
      const { exchange, store, close, state } = aTab();
      let phone = aPhone();
      const tell = () => exchange.push('update', phone);
      exchange.greet = tell;
      exchange.answer = () => {
        tell();
        return Promise.resolve(null);
      };
      await tick(100);
      for (const one of happenings) {
        if (one.kind === 'calls') {
          phone = aPhone({ calls: one.statuses.map((status, index) => aCall(String(index), status)) });
          tell();
        } else if (one.kind === 'error') exchange.push('error', { message: 'Storing.' });
        else if (one.kind === 'drop') exchange.drop();
        else if (one.kind === 'nonsense') exchange.push('update', null);
        else if (one.kind === 'refuse') {
          exchange.answer = () => Promise.reject(new HubRefusal('Nee.'));
          store.dispatch(readyRequested());
          await tick(20);
          exchange.answer = () => (tell(), Promise.resolve(null));
        } else store.dispatch(releaseRequested('0'));
        await tick(50);
      }
      await tick(60_000);
      const { phone: known, isLive, isIncomingCleared, sent, doubtful } = state();
      close();
      const statusesOf = (calls: readonly unknown[]) =>
        calls.map((call) => String((call as { status: unknown }).status));
      expect(statusesOf(known?.calls ?? [])).toEqual(statusesOf(phone.calls));
      expect({
        isLive,
        isIncomingCleared: isIncomingCleared && known?.calls.some((c) => c.status === 3),
        sent,
        doubtful,
      }).toEqual({ isLive: true, isIncomingCleared: false, sent: [], doubtful: null });
    }),
    { numRuns: 60 },
  );
});
