import { take } from 'redux-saga/effects';
import * as v from 'valibot';
import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { contactDone } from '@/desk/contacts';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { createStoreOf, slicesBelowAreas } from '@/testing/coreStore';
import { stepRequested } from '../state/chatActions';
import { chatSlice, conversationClosed, conversationOpened, polled, registered } from '../state/chatSlice';
import { assignments } from '../state/unassigned';
import { closeSaga } from './closeSaga';

const { Active, ACW } = ConversationStatus;
const source = { kind: 'chat', id: 'c' } as const;
const operator = { id: 'me', personId: null, firstName: null, lastName: null, avatar: null };
const endsAfterWork = stepRequested({ step: 'endAfterCallWork', id: 'c' });

/** Opens a conversation, and records the actions that are dispatched once its contact is registered. */
function aDesk(status: ChatConversation['status']) {
  const asked: UnknownAction[] = [];
  const { store, run } = createStoreOf(combineSlices(...slicesBelowAreas, chatSlice));
  const conversation = v.parse(ChatConversation, { id: 'c', status, operator });
  const dispatch = (action: UnknownAction) => store.dispatch(action);
  const me = { ...operator, isLoggedIn: true };
  dispatch(registered(me));
  dispatch(polled({ operators: [me], pending: [], active: [conversation] }));
  dispatch(conversationOpened('c'));
  const saga = run(closeSaga);
  const listening = run(function* () {
    while (true) asked.push(yield take([stepRequested.type, conversationClosed.type]));
  });
  onTestFinished(() => [saga, listening].forEach((one) => one.cancel()));
  return { dispatch, asked, me };
}

it.each([
  ['in after-call work ends that work', ACW, source, [endsAfterWork]],
  ['that is still active is left unchanged', Active, source, []],
  ['beside a contact by phone is left unchanged', ACW, { ...source, kind: 'call', number: '1' }, []],
] as const)('A conversation %s once its contact is registered', (_, status, over, expected) => {
  const { dispatch, asked } = aDesk(status);
  dispatch(contactDone(over));
  expect(asked).toEqual(expected);
});

it('A conversation that has ended already leaves the bar once its contact is registered', () => {
  const { dispatch, asked, me } = aDesk(ACW);
  dispatch(polled({ operators: [me], pending: [], active: [] }));
  dispatch(contactDone(source));
  expect(asked).toEqual([conversationClosed('c')]);
});

it('A conversation stays open until its registered contact is linked to it', () => {
  const { dispatch, asked } = aDesk(ACW);
  const assignment = { record: 'contact', id: 'm', conversationId: 'c' } as const;
  dispatch(assignments.saved(assignment));
  dispatch(contactDone(source));
  expect(asked).toEqual([]);
  dispatch(assignments.cleared(assignment.id));
  expect(asked).toEqual([endsAfterWork]);
});
