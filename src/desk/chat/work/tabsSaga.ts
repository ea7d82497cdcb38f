import type { UnknownAction } from '@reduxjs/toolkit';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import type { OneTab } from '@/core/tabs/oneTab';
import { shareWork } from '@/core/sagas/shareWork';
import { pollRequested } from '../state/chatActions';
import { selectChat } from '../state/chatSelectors';
import {
  chatSwitched,
  conversationRead,
  deregistered,
  polled,
  pollFailed,
  registered,
  turnChanged,
  waitingSeen,
  type WithChat,
} from '../state/chatSlice';
import { TabMessage } from './tabMessages';

/** Marks an action that came from another tab, so that it is not sent back. */
interface SharedAction extends UnknownAction {
  meta?: { isFromTab: true };
}
const fromTab = (action: UnknownAction): SharedAction => ({ ...action, meta: { isFromTab: true } });
const isOwn = (action: SharedAction): boolean => action.meta === undefined;

/** One tab polls and shares the state; each tab performs its own actions and reports them to the other tabs. */
export function* tabsSaga(tab: OneTab) {
  const send = (message: TabMessage) => tab.send(message);
  yield* takeEvery(registered, (action) => {
    if (isOwn(action)) send({ kind: 'registered', operator: action.payload });
  });
  yield* takeEvery(deregistered, (action) => {
    if (isOwn(action)) send({ kind: 'deregistered' });
  });
  yield* takeEvery(pollRequested, (action) => {
    if (isOwn(action)) send({ kind: 'moved' });
  });
  yield* takeEvery(conversationRead, (action) => {
    if (isOwn(action)) send({ kind: 'read', ...action.payload });
  });
  yield* takeEvery(waitingSeen, (action) => {
    if (isOwn(action)) send({ kind: 'seen', ids: [...action.payload] });
  });
  yield* shareWork<TabMessage>(tab, {
    selectTurn: (state: WithChat) => (selectChat(state).isPolledElsewhere ? 'elsewhere' : 'mine'),
    onTurn: function* (turn) {
      yield* put(turnChanged(turn));
    },
    selectState: sharedState,
    pauseMs: SHARED_LATER_MS,
    Message: TabMessage,
    handle,
  });
}

/**
 * Changes are shared with other tabs after this delay, so that this tab draws them first. The state may hold a thousand
 * messages.
 */
const SHARED_LATER_MS = 30;

function sharedState(state: WithChat) {
  const { isEnabled, isFailing, operatorId, operators, pending, active } = selectChat(state);
  return { isEnabled, isFailing, operatorId, operators, pending, active };
}

function* handle(message: TabMessage) {
  switch (message.kind) {
    case 'state':
      yield* call(takeOver, message);
      return;
    case 'registered':
      yield* put(fromTab(registered(message.operator)));
      return;
    case 'deregistered':
      yield* put(fromTab(deregistered()));
      return;
    case 'moved':
      if (!(yield* select(selectChat)).isPolledElsewhere) yield* put(fromTab(pollRequested()));
      return;
    case 'seen':
      yield* put(fromTab(waitingSeen(message.ids)));
      return;
    case 'read':
      yield* put(fromTab(conversationRead({ id: message.id, at: message.at })));
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
  if (me && operatorId !== before.operatorId) yield* put(fromTab(registered(me)));
  if (operatorId === null && before.operatorId !== null && isEnabled === true)
    yield* put(fromTab(deregistered()));
  yield* put(polled({ operators, pending, active }));
  if (isFailing) yield* put(pollFailed());
}
