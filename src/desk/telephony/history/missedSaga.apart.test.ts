import { takeEvery } from 'redux-saga/effects';
import * as v from 'valibot';
import { getPastCalls } from '@/api/telephony/pastCalls';
import { PastCall } from '@/domain/telephony/pastCall';
import { aCall, anExchange, aPhone, aPhoneStore } from '@/testing/phoneStore';
import { missedSaga } from './missedSaga';
import { callsMissed } from '../state/callsMissed';
import { forwardRequested, releaseRequested } from '../state/phoneCommands';

vi.mock('@/api/telephony/pastCalls', { spy: true });

const tick = (ms = 20) => vi.advanceTimersByTimeAsync(ms);
const LATER_MS = 2_000;
const RINGING = 3;
const ESTABLISHED = 2;
const CLOSED = 5;
const missed = v.parse(PastCall, {
  id: 'past',
  direction: 'Inbound',
  duration: 0,
  startTime: '2026-11-25T10:00:00Z',
  phoneNumber: '0612345678',
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.mocked(getPastCalls).mockResolvedValue({
    items: [missed, { ...missed, id: 'answered', duration: 9 }],
  } as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Desk = Awaited<ReturnType<typeof aRingingPhone>>;

async function aRingingPhone() {
  const { exchange, connect } = anExchange();
  const told: string[] = [];
  const { store, close } = aPhoneStore(connect, missedSaga, function* () {
    yield takeEvery(callsMissed, ({ payload }) => void told.push(...payload.map(({ id }) => id)));
  });
  const push = (...ringing: object[]) => {
    exchange.push('update', aPhone({ calls: ringing }));
    return tick();
  };
  const calls = (...statuses: number[]) => {
    exchange.push('update', aPhone({ calls: statuses.map((status) => aCall('a', status)) }));
    return tick();
  };
  await tick();
  await calls(RINGING);
  return { store, calls, push, told, close };
}

it.each<[string, (desk: Desk) => Promise<unknown>, number]>([
  ['given up by the caller', ({ calls }) => calls(), 1],
  [
    'answered here',
    ({ calls }) =>
      calls(ESTABLISHED)
        .then(() => calls(CLOSED))
        .then(() => calls()),
    0,
  ],
  [
    'declined here',
    ({ store, calls }) => (store.dispatch(releaseRequested('a')), tick().then(() => calls())),
    0,
  ],
  [
    'passed on here',
    ({ store, calls }) => (store.dispatch(forwardRequested('a', 'x')), tick().then(() => calls())),
    0,
  ],
])(
  'The history is read only after a call that the caller gave up; this call was %s',
  async (_, ends, count) => {
    const desk = await aRingingPhone();
    vi.mocked(getPastCalls).mockClear();
    await ends(desk);
    await tick(LATER_MS);
    expect(getPastCalls).toHaveBeenCalledTimes(count);
    desk.close();
  },
);

it('Only the call that vanished counts as missed, not the call that was declined before', async () => {
  vi.mocked(getPastCalls).mockResolvedValue({
    items: [missed, { ...missed, id: 'declined', phoneNumber: '0209876543' }],
  } as never);
  vi.setSystemTime('2026-11-25T10:00:05Z');
  const { store, push, told, close } = await aRingingPhone();
  store.dispatch(releaseRequested('b'));
  await push(aCall('a', RINGING), aCall('b', RINGING, { number: '0209876543' }));
  await push(aCall('a', RINGING));
  await push();
  await tick(LATER_MS);
  expect(told).toEqual(['past']);
  close();
});
