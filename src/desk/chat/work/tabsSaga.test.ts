import { combineSlices } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { openOneTab } from '@/core/tabs/oneTab';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { ChatOperator } from '@/domain/chat/chatOperator';
import { aBrowserOfTabs } from '@/testing/browserTabs';
import { createStoreOf, slicesBelowAreas } from '@/testing/coreStore';
import { pollRequested } from '../state/chatActions';
import {
  chatSlice,
  chatSwitched,
  conversationRead,
  deregistered,
  polled,
  pollFailed,
  registered,
  waitingSeen,
} from '../state/chatSlice';
import { tabsSaga } from './tabsSaga';

const me = v.parse(ChatOperator, { id: 'me', isLoggedIn: true });
const waiting = (...ids: string[]) => ({
  operators: [me],
  pending: ids.map((id) => v.parse(ChatConversation, { id, status: 'Pending' })),
  active: [],
});

const tick = (ms = 50) => vi.advanceTimersByTimeAsync(ms);

async function aTab() {
  const { store, run, actions } = createStoreOf(combineSlices(...slicesBelowAreas, chatSlice));
  const tab = openOneTab('chat', 'anne');
  const saga = run(tabsSaga, tab);
  const close = () => {
    saga.cancel();
    tab.close();
  };
  onTestFinished(close);
  await tick();
  const chat = () => store.getState().chat;
  return { ...store, actions, close, chat, pending: () => chat().pending.map(({ id }) => id) };
}

beforeEach(() => {
  vi.useFakeTimers();
  aBrowserOfTabs();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function twoTabs() {
  const first = await aTab();
  const second = await aTab();
  return { first, second };
}

it('Every answer of the server to one tab appears in the others, and so does a failed poll', async () => {
  const { first, second } = await twoTabs();
  for (const ids of [['a'], ['a', 'b'], []]) {
    first.dispatch(polled(waiting(...ids)));
    await tick();
    expect(second.pending()).toEqual(ids);
  }
  first.dispatch(pollFailed());
  await tick();
  expect(second.chat().isFailing).toBe(true);
});

it('A tab that opens later shows at once the state of the first tab', async () => {
  const first = await aTab();
  first.dispatch(chatSwitched(true));
  first.dispatch(registered(me));
  first.dispatch(polled(waiting('a')));
  await tick();
  const second = await aTab();
  expect(second.chat()).toMatchObject({ isEnabled: true, isPolledElsewhere: true, operatorId: 'me' });
  expect(second.pending()).toEqual(['a']);
});

it('A mirroring tab sends no state until the first tab closes, after which it polls and sends the state', async () => {
  const { first, second } = await twoTabs();
  const third = await aTab();
  second.dispatch(polled(waiting('old')));
  await tick();
  expect([first.pending(), third.pending()]).toEqual([[], []]);
  first.close();
  await tick();
  expect([second.chat().isPolledElsewhere, third.chat().isPolledElsewhere]).toEqual([false, true]);
  second.dispatch(polled(waiting('new')));
  await tick();
  expect(third.pending()).toEqual(['new']);
});

it.each([
  registered(me),
  deregistered(),
  conversationRead({ id: 'a', at: '2026-11-21T10:00:00.000Z' }),
  waitingSeen(['a', 'b']),
  pollRequested(),
])('$type in a mirroring tab happens once in the polling tab', async (action) => {
  const { first, second } = await twoTabs();
  const happened = ({ actions }: typeof first) => actions.filter(({ type }) => type === action.type).length;
  second.dispatch(action);
  await tick();
  expect([happened(first), happened(second)]).toEqual([1, 1]);
  expect(first.actions.find(({ type }) => type === action.type)?.payload).toEqual(action.payload);
});

it('A request to poll that is made in the polling tab is not sent to other tabs', async () => {
  const { first, second } = await twoTabs();
  first.dispatch(pollRequested());
  await tick();
  expect(second.actions.map(({ type }) => type)).not.toContain(pollRequested.type);
});
