import { combineSlices } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { selectSignals } from '@/core/signals/signalsSlice';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { createStoreOf, slicesBelowAreas } from '@/testing/coreStore';
import { availabilityChanged, chatSlice, polled, registered } from '../state/chatSlice';
import { incomingSaga } from './incomingSaga';

const me = { id: 'me', personId: null, firstName: 'Anne', lastName: null, avatar: null, isLoggedIn: false };

/** Somebody who is registered, and what the server tells. */
function aDesk() {
  const { store, run } = createStoreOf(combineSlices(...slicesBelowAreas, chatSlice));
  const saga = run(incomingSaga);
  onTestFinished(() => saga.cancel());
  store.dispatch(registered(me));
  return {
    isAvailable: (isLoggedIn: boolean) => store.dispatch(availabilityChanged(isLoggedIn)),
    /** These wait. */
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

it('tells who comes after one is available, also before the first answer after it (CHAT-51)', () => {
  const { isAvailable, isTold, signalled } = aDesk();
  isTold('old');
  isAvailable(true);
  isTold('old', 'new');
  expect(signalled()).toEqual(['new']);
});

it('takes whoever is in the first answer of all as waiting already', () => {
  const { isAvailable, isTold, signalled } = aDesk();
  isAvailable(true);
  isTold('old');
  expect(signalled()).toEqual([]);
  isTold('old', 'new');
  expect(signalled()).toEqual(['new']);
});

it('is silent as soon as one is not available', () => {
  const { isAvailable, isTold, signalled } = aDesk();
  isAvailable(true);
  isTold();
  isTold('new');
  expect(signalled()).toEqual(['new']);
  isAvailable(false);
  expect(signalled()).toEqual([]);
});
