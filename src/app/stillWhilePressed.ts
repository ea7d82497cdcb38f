import type { StoreEnhancer } from '@reduxjs/toolkit';
import { afterPress } from '@/lib/press';

/**
 * Returns whether an event of the user causes the change; such a change is drawn at once. A field that loses the focus
 * by a press stores its text, which the click after it needs. React reads the same property to decide how soon it
 * draws.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- A store is not told which event it is changed in.
const isWrittenByHand = () => typeof window !== 'undefined' && window.event instanceof UIEvent;

/** Delays redraws for a push, a poll or an answer between pointer down and up until after it. */
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
