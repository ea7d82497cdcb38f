import type { UnknownAction } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { untilChanged } from '@/core/sagas/waitUntil';
import type { OneTab } from '@/core/tabs/oneTab';
import { pollRequested } from '../state/chatActions';
import { selectChat } from '../state/chatSelectors';
import {
  type ChatState,
  chatSwitched,
  conversationRead,
  deregistered,
  polled,
  pollFailed,
  registered,
  turnChanged,
  waitingSeen,
} from '../state/chatSlice';
import { readTabMessage, type TabMessage } from './tabMessages';

/** Marks an action that came from another tab, so that it is not sent back. */
interface Heard extends UnknownAction {
  meta?: { isHeard: true };
}
const heard = (action: UnknownAction): Heard => ({ ...action, meta: { isHeard: true } });
const isOwn = (action: Heard): boolean => action.meta === undefined;

/** One tab polls and shares the state; each tab performs its own actions, and reports them to the others. */
export function* tabsSaga(tab: OneTab) {
  const tell = (word: TabMessage) => tab.tell(word);
  yield* takeEvery(registered, (action) => {
    if (isOwn(action)) tell({ kind: 'registered', operator: action.payload });
  });
  yield* takeEvery(deregistered, (action) => {
    if (isOwn(action)) tell({ kind: 'deregistered' });
  });
  yield* takeEvery(pollRequested, (action) => {
    if (isOwn(action)) tell({ kind: 'moved' });
  });
  yield* takeEvery(conversationRead, (action) => {
    if (isOwn(action)) tell({ kind: 'read', ...action.payload });
  });
  yield* takeEvery(waitingSeen, (action) => {
    if (isOwn(action)) tell({ kind: 'seen', ids: [...action.payload] });
  });
  yield* fork(tellState, tell);
  yield* fork(followTurns, tab);
  while (true) {
    const word = readTabMessage(yield* take(tab.heard));
    if (word !== null) yield* call(hear, word, tell);
  }
}

function* followTurns(tab: OneTab) {
  while (true) {
    const turn = yield* take(tab.turns);
    yield* put(turnChanged(turn));
    if (turn === 'elsewhere') tab.tell({ kind: 'hello' } satisfies TabMessage);
  }
}

const sharedOf = ({ isEnabled, isFailing, operatorId, operators, pending, active }: ChatState) => [
  isEnabled,
  isFailing,
  operatorId,
  operators,
  pending,
  active,
];

const stateWord = (state: ChatState): TabMessage => ({
  kind: 'state',
  isEnabled: state.isEnabled,
  isFailing: state.isFailing,
  operatorId: state.operatorId,
  operators: [...state.operators],
  pending: [...state.pending],
  active: [...state.active],
});

/** Only changes are shared, after they are drawn here: the state may hold a thousand messages. */
const TOLD_LATER_MS = 30;

function* tellState(tell: (word: TabMessage) => void) {
  let told: readonly unknown[] = [];
  while (true) {
    const state = yield* select(selectChat);
    const now = sharedOf(state);
    if (!state.isToldElsewhere && now.some((part, index) => part !== told[index])) tell(stateWord(state));
    told = now;
    yield* untilChanged(selectChat, state);
    yield* delay(TOLD_LATER_MS);
  }
}

function* hear(word: TabMessage, tell: (word: TabMessage) => void) {
  const { isToldElsewhere } = yield* select(selectChat);
  switch (word.kind) {
    case 'state':
      if (isToldElsewhere) yield* call(takeOver, word);
      return;
    case 'hello':
      if (!isToldElsewhere) tell(stateWord(yield* select(selectChat)));
      return;
    case 'registered':
      yield* put(heard(registered(word.operator)));
      return;
    case 'deregistered':
      yield* put(heard(deregistered()));
      return;
    case 'moved':
      if (!isToldElsewhere) yield* put(heard(pollRequested()));
      return;
    case 'seen':
      yield* put(heard(waitingSeen(word.ids)));
      return;
    case 'read':
      yield* put(heard(conversationRead({ id: word.id, at: word.at })));
  }
}

function* takeOver({
  isEnabled,
  isFailing,
  operatorId,
  operators,
  pending,
  active,
}: TabMessage & { kind: 'state' }) {
  const before = yield* select(selectChat);
  if (isEnabled !== null) yield* put(chatSwitched(isEnabled));
  const me = operators.find(({ id }) => id === operatorId);
  if (me && operatorId !== before.operatorId) yield* put(heard(registered(me)));
  if (operatorId === null && before.operatorId !== null && isEnabled === true)
    yield* put(heard(deregistered()));
  yield* put(polled({ operators, pending, active }));
  if (isFailing) yield* put(pollFailed());
}
