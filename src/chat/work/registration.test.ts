import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { getChatConfig, logInOperator, logOutOperator, pollChat, registerOperator } from '@/api/chat/chat';
import { sessionStarted } from '@/core/session/sessionSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { allow, aSession, aUser, createCoreStore } from '@/testing/coreStore';
import { deregisterRequested, registerRequested } from '../state/chatActions';
import { selectIsLoggedIn } from '../state/chatSelectors';
import { chatSlice } from '../state/chatSlice';
import { chatTexts } from '../chatTexts';
import { operatorSaga } from './operatorSaga';
import { pollSaga } from './pollSaga';

vi.mock('@/api/chat/chat');
vi.mock('@/core/storage/storage');

const me = { id: 'me', personId: null, firstName: 'Anne', lastName: null, avatar: null };
let isOn = true;
let isLoggedIn = false;

beforeEach(() => {
  vi.useFakeTimers();
  [isOn, isLoggedIn] = [true, false];
  vi.mocked(getChatConfig).mockImplementation(() => Promise.resolve(isOn));
  vi.mocked(registerOperator).mockImplementation(() => Promise.resolve({ ...me, isLoggedIn }));
  const log = (isIn: boolean) => () => {
    isLoggedIn = isIn;
    return Promise.resolve();
  };
  vi.mocked(logInOperator).mockImplementation(log(true));
  vi.mocked(logOutOperator).mockImplementation(log(false));
  vi.mocked(pollChat).mockImplementation(() =>
    Promise.resolve({ operators: isOn ? [{ ...me, isLoggedIn }] : [], pending: [], active: [] }),
  );
});

/** The chat of somebody who may use it, beside a store that does not know its slice. */
function aDesk() {
  const { store } = createCoreStore();
  let chat = chatSlice.getInitialState();
  const channel = stdChannel<UnknownAction>();
  const dispatch = (action: UnknownAction) => {
    chat = chatSlice.reducer(chat, action);
    store.dispatch(action);
    channel.put(action);
    return action;
  };
  dispatch(
    sessionStarted(aSession({ user: aUser({ permissions: allow('chatOperator', 'viewChatConversation') }) })),
  );
  const surroundings = { channel, dispatch, getState: () => ({ ...store.getState(), chat }) };
  const running = [runSaga(surroundings, operatorSaga), runSaga(surroundings, pollSaga)];
  onTestFinished(() => running.forEach((saga) => saga.cancel()));
  return {
    dispatch,
    state: () => chat,
    isAvailable: () => selectIsLoggedIn({ chat }),
    said: () => selectToasts(store.getState()).map(({ text }) => text),
  };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const polls = async (ms: number) => {
  const before = vi.mocked(pollChat).mock.calls.length;
  await wait(ms);
  return vi.mocked(pollChat).mock.calls.length - before;
};

it('goes on by itself when the chat was off and is on again, not yet available (CHAT-26, CHAT-46)', async () => {
  const { dispatch, state, isAvailable, said } = aDesk();
  await wait(0);
  dispatch(registerRequested({ logIn: true }));
  await wait(0);
  expect([isAvailable(), await polls(5_000)]).toEqual([true, 5]);

  [isOn, isLoggedIn] = [false, false];
  await wait(1_000);
  expect(state()).toMatchObject({ isEnabled: false, operatorId: null, registration: 'notRegistered' });
  expect(said()).toEqual([chatTexts.operator.switchedOff]);
  expect(await polls(60_000)).toBe(0);

  isOn = true;
  await wait(10_000);
  expect(state()).toMatchObject({ isEnabled: true, operatorId: 'me', registration: 'registered' });
  expect([isAvailable(), said()]).toEqual([false, [chatTexts.operator.switchedOn]]);
  expect(await polls(5_000)).toBe(5);
});

it('is asked no more after signing off, and again after signing on (CHAT-27, CHAT-28)', async () => {
  const { dispatch, state, isAvailable } = aDesk();
  await wait(0);
  dispatch(registerRequested({ logIn: true }));
  await wait(1_000);
  dispatch(deregisterRequested());
  await wait(0);
  expect(state()).toMatchObject({ operatorId: null, registration: 'notRegistered', operators: [] });
  expect(await polls(60_000)).toBe(0);

  dispatch(registerRequested({ logIn: true }));
  await wait(0);
  expect([isAvailable(), await polls(5_000)]).toEqual([true, 5]);
});
