import { combineSlices } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { getChatConfig, logInOperator, logOutOperator, pollChat, registerOperator } from '@/api/chat/chat';
import { sessionStarted } from '@/core/session/sessionSlice';
import { leaveAfterSleep } from '@/core/sleep/leaveAfterSleep';
import { sleepTexts } from '@/core/sleep/sleepTexts';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { allow, aSession, aUser, createStoreOf, slicesBelowAreas } from '@/testing/coreStore';
import { deregisterRequested, registerRequested } from '../state/chatActions';
import { selectIsLoggedIn } from '../state/chatSelectors';
import { chatSlice, chatWatched } from '../state/chatSlice';
import { chatTexts } from '../chatTexts';
import { chatDuty } from './chatDuty';
import { operatorSaga } from './operatorSaga';
import { pollSaga } from './pollSaga';
import { switchSaga } from './switchSaga';

vi.mock('@/api/chat/chat');
vi.mock('@/core/storage/storage');
vi.mock('@/core/signals/askAtFirstLogIn');

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

function aDesk() {
  const { store, run } = createStoreOf(combineSlices(...slicesBelowAreas, chatSlice));
  store.dispatch(
    sessionStarted(aSession({ user: aUser({ permissions: allow('chatOperator', 'viewChatConversation') }) })),
  );
  const running = [run(operatorSaga), run(switchSaga), run(pollSaga), run(leaveAfterSleep, chatDuty)];
  onTestFinished(() => running.forEach((saga) => saga.cancel()));
  return {
    dispatch: store.dispatch,
    state: () => store.getState().chat,
    isAvailable: () => selectIsLoggedIn(store.getState()),
    said: () => selectToasts(store.getState()).map(({ text }) => text),
  };
}

/** The action that is dispatched when another screen has read whether the chat is on. */
const readElsewhere = (payload: boolean): UnknownAction => ({
  type: 'queries/executeQuery/fulfilled',
  payload,
  meta: { requestId: 'one', requestStatus: 'fulfilled', arg: { endpointName: 'chatEnabled', type: 'query' } },
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const polls = async (ms: number) => {
  const before = vi.mocked(pollChat).mock.calls.length;
  await wait(ms);
  return vi.mocked(pollChat).mock.calls.length - before;
};

it('A chat that is switched on again registers the operator, but not as available (CHAT-26, CHAT-46)', async () => {
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

it('An operator whom the server has forgotten registers again, with the availability that the server reports', async () => {
  const { dispatch, isAvailable } = aDesk();
  await wait(0);
  dispatch(registerRequested({ logIn: true }));
  await wait(1_000);
  const registrations = vi.mocked(registerOperator).mock.calls.length;
  isLoggedIn = false;
  vi.mocked(pollChat).mockResolvedValueOnce({
    operators: [{ ...me, id: 'somebody', isLoggedIn: true }],
    pending: [],
    active: [],
  });
  await wait(1_000);
  expect(vi.mocked(registerOperator).mock.calls.length).toBe(registrations + 1);
  expect(isAvailable()).toBe(false);
});

it('A page that shows the lists requests them every five seconds without a registration (AMB-161)', async () => {
  const { dispatch } = aDesk();
  await wait(0);
  expect(await polls(60_000)).toBe(0);
  dispatch(chatWatched(true));
  expect(await polls(15_000)).toBe(3);
  dispatch(chatWatched(false));
  expect(await polls(60_000)).toBe(0);
});

it("The chat follows the portal's switch at once (CHAT-86)", async () => {
  const { dispatch, state, said } = aDesk();
  await wait(0);
  dispatch(registerRequested({ logIn: true }));
  await wait(0);
  dispatch(readElsewhere(true));
  expect(state()).toMatchObject({ isEnabled: true, operatorId: 'me' });
  [isOn, isLoggedIn] = [false, false];
  dispatch(readElsewhere(false));
  expect(state()).toMatchObject({ isEnabled: false, operatorId: null });
  expect(said()).toEqual([chatTexts.operator.switchedOff]);
});

it('The lists are not polled after deregistering, and polled again after registering (CHAT-27, CHAT-28)', async () => {
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

it('After the computer slept only an available operator becomes unavailable and gets a message', async () => {
  const { dispatch, isAvailable, said } = aDesk();
  const sleep = async () => {
    vi.setSystemTime(Date.now() + 600_000);
    await wait(22_000);
  };
  await wait(0);
  await sleep();
  expect(said()).toEqual([]);
  dispatch(registerRequested({ logIn: true }));
  await wait(0);
  await sleep();
  expect([isAvailable(), isLoggedIn, said()]).toEqual([false, false, [sleepTexts.left]]);
});

it('Fifteen minutes of equal answers keep the state the same and leave no timers behind', async () => {
  const { dispatch, state } = aDesk();
  await wait(0);
  dispatch(registerRequested({ logIn: true }));
  await wait(2_000);
  const [before, timers] = [state(), vi.getTimerCount()];
  expect(await polls(900_000)).toBe(900);
  expect(state()).toBe(before);
  expect(vi.getTimerCount()).toBe(timers);
});
