import { combineSlices } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { momentRegistered } from '@/desk/contacts';
import { sessionStarted } from '@/core/session/sessionSlice';
import { readPersonalSession, writePersonalSession } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { ChatOperator } from '@/domain/chat/chatOperator';
import { aSession, aUser, createStoreOf, slicesBelowAreas } from '@/testing/coreStore';
import { selectOtherOwnName } from '../state/chatSelectors';
import { chatSlice, conversationOpened, polled, registered } from '../state/chatSlice';
import { windowSaga } from './windowSaga';

const me = v.parse(ChatOperator, { id: 'me', isLoggedIn: true });
const one = (operatorId: string) =>
  v.parse(ChatConversation, { id: 'c', status: 3, operator: { id: operatorId }, isLinked: true });
const kept = (userId: string) =>
  writePersonalSession(storageKeys.chatOpen, {
    userId,
    value: { openId: 'c', registered: ['d'], ownNames: { c: 'Piet' } },
  });
const read = () => readPersonalSession(storageKeys.chatOpen, v.unknown())?.value;

/** Starts a page after a reload, whose first answer says that this operator has the conversation. */
function aPage(operatorId = 'me') {
  const user = aUser();
  const { store, run } = createStoreOf(combineSlices(...slicesBelowAreas, chatSlice));
  store.dispatch(sessionStarted(aSession({ user })));
  const saga = run(windowSaga);
  store.dispatch(registered(me));
  store.dispatch(polled({ operators: [me], pending: [], active: [one(operatorId)] }));
  return { store, saga, chat: () => store.getState().chat };
}

beforeEach(() => sessionStorage.clear());

it.each([
  ['comes back for the same person', aUser().id, 'me', 'c'],
  ['does not come back for another person', 'another', 'me', null],
  ['does not come back when a colleague has the conversation', aUser().id, 'colleague', null],
])('The chat window %s after a reload', (_, userId, operatorId, openId) => {
  kept(userId);
  const { chat } = aPage(operatorId);
  expect(chat().openId).toBe(openId);
});

it('The tab keeps the open conversation and the ids of those with a registered moment, until its user signs out', () => {
  const { store, saga } = aPage();
  store.dispatch(conversationOpened('c'));
  store.dispatch(momentRegistered({ personId: 'p', momentId: 'm', source: { kind: 'chat', id: 'c' } }));
  expect(read()).toEqual({ openId: 'c', registered: ['c'], ownNames: {} });
  saga.cancel();
  expect(sessionStorage.length).toBe(0);
});

it('The name that a visitor gave before the link survives a reload', () => {
  kept(aUser().id);
  expect(selectOtherOwnName(aPage().store.getState(), one('me'))).toBe('Piet');
  expect(read()).toMatchObject({ ownNames: { c: 'Piet' } });
});
