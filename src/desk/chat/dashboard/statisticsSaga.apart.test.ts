import { combineSlices } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { getWaitingStatistics } from '@/api/chat/chat';
import { HttpError } from '@/api/http/httpError';
import { sessionStarted } from '@/core/session/sessionSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { ChatOperator } from '@/domain/chat/chatOperator';
import { aSession, createStoreOf, slicesBelowAreas } from '@/testing/coreStore';
import { deregistered, chatSlice, registered, turnChanged } from '../state/chatSlice';
import { statisticsSaga } from './statisticsSaga';
import { statisticsSlice, statisticsWatched } from './statisticsSlice';

vi.mock('@/api/chat/chat', () => ({ getWaitingStatistics: vi.fn() }));

const ask = vi.mocked(getWaitingStatistics);
const answer = {
  waitingCustomersCount: 1,
  maxWaitingTimeSeconds: 2,
  averageWaitingPickupTime: 3,
  averageWaitingReplyTime: 4,
  activeChatConversations: 5,
};

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue(answer);
});
afterEach(() => {
  vi.useRealTimers();
});

function watching({ isSignedIn = true, isWatched = true } = {}) {
  const { store, run } = createStoreOf(combineSlices(...slicesBelowAreas, statisticsSlice, chatSlice));
  if (isSignedIn) store.dispatch(sessionStarted(aSession()));
  run(statisticsSaga);
  store.dispatch(statisticsWatched(isWatched));
  return {
    dispatch: store.dispatch,
    said: () => selectToasts(store.getState()).map(({ kind, text, durationMs }) => [kind, text, durationMs]),
    state: () => store.getState().chatStatistics,
  };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const HOUR = 3_600_000;

it('The statistics are requested every 5 s while the dashboard is watched (CHAT-52)', async () => {
  const { dispatch, state } = watching();
  await wait(0);
  expect(state().statistics).toEqual(answer);
  await wait(4_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(ask).toHaveBeenCalledTimes(2);
  dispatch(statisticsWatched(false));
  await wait(HOUR);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(state().statistics).toBeNull();
});

it('The statistics are never requested twice at the same time', async () => {
  ask.mockReturnValue(new Promise(() => undefined));
  watching();
  await wait(HOUR);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('A failure is reported once and retried every 10 s; a success after it is also reported (CHAT-53..55)', async () => {
  const { said, state } = watching();
  await wait(0);
  ask.mockRejectedValue(new HttpError('noAnswer', null, ''));
  await wait(5_000);
  expect(said()).toEqual([['warning', 'Trying to reconnect to chat...', HOUR]]);
  expect(state().statistics).toEqual(answer);
  await wait(9_999);
  expect(ask).toHaveBeenCalledTimes(2);
  await wait(1);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(said()).toHaveLength(1);
  ask.mockResolvedValue(answer);
  await wait(10_000);
  expect(said()).toEqual([['success', 'Reconnected to chat.', HOUR]]);
  await wait(5_000);
  expect(ask).toHaveBeenCalledTimes(5);
});

it('The warning disappears when nobody watches the statistics any more', async () => {
  ask.mockRejectedValue(new HttpError('noAnswer', null, ''));
  const { dispatch, said } = watching();
  await wait(0);
  expect(said()).toHaveLength(1);
  dispatch(statisticsWatched(false));
  expect(said().filter(([, text]) => text === 'Trying to reconnect to chat...')).toEqual([]);
});

it('Without a session the statistics are not requested and nothing is reported', async () => {
  const { said } = watching({ isSignedIn: false });
  await wait(HOUR);
  expect([ask.mock.calls, said()]).toEqual([[], []]);
});

it('An operator without an open dashboard gets statistics until they sign off or another tab takes over', async () => {
  const { dispatch } = watching({ isWatched: false });
  const askedAfter = async (ms: number) => {
    await wait(ms);
    return ask.mock.calls.length;
  };
  expect(await askedAfter(HOUR)).toBe(0);
  dispatch(registered(v.parse(ChatOperator, { id: 'o1' })));
  expect([await askedAfter(0), await askedAfter(5_000)]).toEqual([1, 2]);
  dispatch(turnChanged('elsewhere'));
  expect(await askedAfter(HOUR)).toBe(2);
  dispatch(turnChanged('mine'));
  expect(await askedAfter(0)).toBe(3);
  dispatch(deregistered());
  expect(await askedAfter(HOUR)).toBe(3);
});
