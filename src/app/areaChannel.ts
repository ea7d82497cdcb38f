import { createAction, type Action } from '@reduxjs/toolkit';
import { type END, multicastChannel, type MulticastChannel } from 'redux-saga';

type Heard = Action | END;

/** Asked of an area before its sagas ran. All others have acted on it already. */
export const askedBefore = createAction<{ area: string; action: Action }>('app/askedBefore');

/** The actions of the program as one area hears them: with those that were asked of it while it was on its way. */
export function areaChannel(area: string, program: MulticastChannel<Action>): MulticastChannel<Action> {
  const own = multicastChannel<Action>();
  const pass = (heard: Heard) => {
    program.take(pass);
    if (!askedBefore.match(heard)) own.put(heard);
    else if (heard.payload.area === area) own.put(heard.payload.action);
  };
  program.take(pass);
  return own;
}
