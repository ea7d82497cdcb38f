import { combineSlices } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { selectSignals } from '@/core/signals/signalsSlice';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { createStoreOf, slicesBelowAreas } from '@/testing/coreStore';
import { availabilityChanged, chatSlice, polled, registered } from '../state/chatSlice';
import { incomingSaga } from './incomingSaga';

const me = { id: 'me', personId: null, firstName: 'Anne', lastName: null, avatar: null, isLoggedIn: false };

/** Registers an operator, and simulates the answers of the server. */
function aDesk() {
  const { store, run } = createStoreOf(combineSlices(...slicesBelowAreas, chatSlice));
  const saga = run(incomingSaga);
  onTestFinished(() => saga.cancel());
  store.dispatch(registered(me));
  return {
    isAvailable: (isLoggedIn: boolean) => store.dispatch(availabilityChanged(isLoggedIn)),
    isTold: (...ids: string[]) =>
      store.dispatch(
        polled({
          operators: [{ ...me, isLoggedIn: store.getState().chat.operators[0]?.isLoggedIn ?? false }],
          pending: ids.map((id) => v.parse(ChatConversation, { id, status: 'Pending' })),
          active: [],
        }),
      ),
    signalled: () => selectSignals(store.getState()).chat.map(({ id }) => id),
  };
}

it('A visitor who is new in the first answer after the operator became available is signalled (CHAT-51)', () => {
  const { isAvailable, isTold, signalled } = aDesk();
  isTold('old');
  isAvailable(true);
  isTold('old', 'new');
  expect(signalled()).toEqual(['new']);
});

it('A visitor in the very first answer counts as already waiting', () => {
  const { isAvailable, isTold, signalled } = aDesk();
  isAvailable(true);
  isTold('old');
  expect(signalled()).toEqual([]);
  isTold('old', 'new');
  expect(signalled()).toEqual(['new']);
});

it('The signals disappear as soon as the operator is not available', () => {
  const { isAvailable, isTold, signalled } = aDesk();
  isAvailable(true);
  isTold();
  isTold('new');
  expect(signalled()).toEqual(['new']);
  isAvailable(false);
  expect(signalled()).toEqual([]);
});
