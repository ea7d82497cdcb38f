import { sleepTexts } from '@/core/sleep/sleepTexts';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { callRequested } from '@/core/telephony/calling';
import { HubRefusal } from '@/hubs/hub';
import { aCall, anExchange, aPhone, aPhoneStore } from '@/testing/phoneStore';
import { holdRequested, logInRequested, readyRequested, releaseRequested } from '../state/phoneCommands';
import {
  selectCalls,
  selectPhoneSign,
  selectRingingCall,
  selectTelephony,
} from '../state/telephonySelectors';

const tick = (ms = 20) => vi.advanceTimersByTimeAsync(ms);

async function start() {
  const { exchange, connect } = anExchange();
  const { store, close } = aPhoneStore(connect);
  closing.push(close);
  await tick();
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
  const state = () => selectTelephony(store.getState());
  return { store, exchange, toasts, state };
}
const closing: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  closing.splice(0).forEach((close) => close());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const never = () => new Promise(() => undefined);
const refuse = (text: string) => () => Promise.reject(new HubRefusal(text));

it('The phone has the last state from the exchange', async () => {
  const { exchange, store, state } = await start();
  expect(state().isLive).toBe(false);
  exchange.push('update', aPhone({ calls: [aCall('a', 2), { broken: true }, aCall('b', 'OnHold')] }));
  exchange.push('stats', { queueLength: 4, queueTime: 40 });
  exchange.push('updatePhoneCallRoles', {
    phoneCallRegistrationId: 'registration-a',
    subjectRoleId: 'role',
    candidateRoleIds: [],
  });
  await tick();
  expect(
    selectCalls(store.getState()).map(({ connectionId, status, subjectRoleId }) => [
      connectionId,
      status,
      subjectRoleId,
    ]),
  ).toEqual([
    ['a', 2, 'role'],
    ['b', 6, null],
  ]);
  expect(state()).toMatchObject({ isLive: true, stats: { queueLength: 4 } });
});

it('The phone asks for browser notifications at the first login, and never again', async () => {
  const ask = vi.fn(() => Promise.resolve('denied'));
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const Notification = { permission: 'default', requestPermission: ask };
  vi.stubGlobal('window', { Notification, localStorage });
  vi.stubGlobal('Notification', Notification);
  const { store } = await start();
  store.dispatch(logInRequested('0201234567'));
  store.dispatch(logInRequested('0201234567'));
  await tick();
  expect(ask).toHaveBeenCalledOnce();
});

it('A missing connection is reported only after a quarter of a second (TEL-28)', async () => {
  const { store } = await start();
  const sign = () => selectPhoneSign(store.getState());
  await tick(220);
  expect(sign()).toBe('waiting');
  await tick(20);
  expect(sign()).toBe('offline');
});

it('After the computer slept the phone becomes unavailable once calls are over, and shows a message', async () => {
  const { exchange, store, toasts } = await start();
  const tell = async (changes: object) => {
    exchange.push('update', aPhone(changes));
    await tick();
  };
  const sleep = async () => {
    vi.setSystemTime(Date.now() + 600_000);
    await tick(20_000);
  };
  await tell({ status: 1 });
  await sleep();
  await tell({ status: 4, calls: [aCall('a', 2)] });
  await tick(600_000);
  await sleep();
  await tell({ status: 5 });
  expect([exchange.asked, toasts()]).toEqual([[], []]);
  await tell({ status: 2 });
  expect(exchange.asked).toEqual(['notReady']);
  await tell({ status: 1 });
  expect(toasts()).toEqual([sleepTexts.left]);
  store.dispatch(readyRequested());
  await tell({ status: 2 });
  expect(toasts()).toEqual([]);
});

it('The request to become unavailable after sleep is repeated, and its failure reported', async () => {
  const { exchange, toasts } = await start();
  exchange.push('update', aPhone());
  await tick();
  vi.setSystemTime(Date.now() + 600_000);
  await tick(60_000);
  expect(exchange.asked).toEqual(Array(4).fill('notReady'));
  expect(toasts()).toEqual([sleepTexts.failed]);
});

it('A command is sent once, however often it is pressed, until the exchange has reported the outcome', async () => {
  const { exchange, store } = await start();
  exchange.push('update', aPhone({ calls: [aCall('a', 2)] }));
  await tick();
  store.dispatch(holdRequested('a'));
  store.dispatch(holdRequested('a'));
  await tick(500);
  store.dispatch(holdRequested('a'));
  expect(exchange.asked).toEqual(['holdCall a']);
  exchange.push('update', aPhone({ calls: [aCall('a', 6)] }));
  await tick();
  store.dispatch(holdRequested('a'));
  await tick();
  expect(exchange.asked).toHaveLength(2);
});

it('A second call cannot be ended within half a second after the press that ended the first (TEL-27)', async () => {
  const { exchange, store } = await start();
  store.dispatch(releaseRequested('a'));
  await tick(480);
  store.dispatch(releaseRequested('b'));
  await tick(40);
  expect(exchange.asked).toEqual(['releaseCall a']);
  store.dispatch(releaseRequested('b'));
  await tick();
  expect(exchange.asked).toEqual(['releaseCall a', 'releaseCall b']);
});

it('A refusal that arrives twice is shown once', async () => {
  const { exchange, store, toasts } = await start();
  const sentence = 'Beschikbaar worden kan niet: de telefoon is Offline.';
  exchange.answer = refuse(sentence);
  store.dispatch(readyRequested());
  exchange.push('error', { message: sentence });
  await tick();
  expect(toasts()).toEqual([sentence]);
});

it('A command with an unknown outcome is reported and never sent again, and the state is requested (H20)', async () => {
  const { exchange, store, toasts, state } = await start();
  exchange.answer = never;
  store.dispatch(readyRequested());
  await tick(10_100);
  expect(exchange.asked).toEqual(['ready', 'reportUserReconnected']);
  expect(toasts()[0]).toMatch(/^Beschikbaar worden: status onbekend/);
  expect(state().doubtful).toMatchObject({ method: 'ready' });
  exchange.push('update', aPhone());
  await tick();
  expect(state().doubtful).toBeNull();
});

it('An error clears the incoming call, which is shown again when it still rings (TEL-29)', async () => {
  const { exchange, store, state } = await start();
  const ringing = aPhone({ calls: [aCall('a', 3)] });
  exchange.push('update', ringing);
  await tick();
  expect(selectRingingCall(store.getState())).toMatchObject({ connectionId: 'a' });
  exchange.push('error', { message: 'Storing.' });
  await tick();
  expect([selectRingingCall(store.getState()), state().error]).toEqual([null, 'Storing.']);
  expect(exchange.asked).toEqual(['reportUserReconnected']);
  exchange.push('update', ringing);
  await tick();
  expect(selectRingingCall(store.getState())).toMatchObject({ connectionId: 'a' });
});

it('The phone is not live without a connection, and is live again with the state from a new connection', async () => {
  const { exchange, state } = await start();
  exchange.push('update', aPhone({ calls: [aCall('a', 2)] }));
  await tick();
  exchange.isUp = false;
  exchange.drop();
  await tick();
  expect(state()).toMatchObject({ isLive: false, phone: { calls: [{ connectionId: 'a' }] } });
  exchange.isUp = true;
  exchange.greet = () => exchange.push('update', aPhone());
  await tick(60_000);
  expect(state()).toMatchObject({ isLive: true, phone: { calls: [] } });
});

it('A number on any screen is dialled when possible; otherwise the reason is shown', async () => {
  const { exchange, store, toasts } = await start();
  expect(store.getState().calling.isLoggedIn).toBe(false);
  exchange.push('update', aPhone({ status: 1 }));
  await tick();
  expect(store.getState().calling).toEqual({ isLoggedIn: true, whyNot: null });
  store.dispatch(callRequested({ number: '0201234567', roleId: 'role' }));
  exchange.push('update', aPhone({ status: 5 }));
  await tick();
  store.dispatch(callRequested({ number: '0201234567' }));
  await tick();
  expect(exchange.asked).toEqual(['dial 0201234567 role']);
  expect(toasts()).toEqual(['Bellen kan nu niet: u bent in nawerktijd.']);
});
