import type { StoreEnhancer } from '@reduxjs/toolkit';
import { afterPress } from '@/lib/press';

/**
 * Returns whether an event of the user causes the change; such a change is drawn at once. A field that loses the focus
 * by a press stores its text, which the click after the press needs. React reads the same property to decide how soon
 * it draws.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- A store has no other way to know the event that changes it.
const isWrittenByHand = () => typeof window !== 'undefined' && window.event instanceof UIEvent;

/** Delays the redraws that a push, a poll or an answer causes during a press until the press is over. */
export const stillWhilePressed: StoreEnhancer = (next) => (reducer, state) => {
  const store = next(reducer, state);
  return {
    ...store,
    subscribe: (listener) =>
      store.subscribe(() => {
        if (isWrittenByHand()) listener();
        else afterPress(listener);
      }),
  };
};
