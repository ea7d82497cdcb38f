import { buffers, eventChannel } from 'redux-saga';

/** Browser events as a channel; closing the channel removes the listeners. */
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
