import { createAction, type Action } from '@reduxjs/toolkit';
import { type END, multicastChannel, type MulticastChannel } from 'redux-saga';

type Heard = Action | END;

/** An action that one area missed because its sagas did not run yet. All other areas have already handled it. */
export const askedBefore = createAction<{ area: string; action: Action }>('app/askedBefore');

/** The channel of one area: all actions of the program, and the actions that the area missed before its sagas ran. */
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
