import { buffers, eventChannel } from 'redux-saga';

/** The events of the browser as a channel; closing the channel takes the listeners away. */
export const listen = (target: EventTarget, ...types: readonly string[]) =>
  eventChannel<Event>((emit) => {
    types.forEach((type) => {
      target.addEventListener(type, emit);
    });
    return () => {
      types.forEach((type) => {
        target.removeEventListener(type, emit);
      });
    };
  }, buffers.expanding<Event>(4));
