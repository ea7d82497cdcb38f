import { createAction } from '@reduxjs/toolkit';

/** Somebody at the desk: their user. */
export interface PassedOnTo {
  id: string;
  name: string;
}

/** A call is to go to a colleague; the exchange may still refuse it. */
export const callPassedOn = createAction<{ callId: string; to: PassedOnTo }>('telephony/callPassedOn');

/** The choice of whom the conversation goes to is to be opened. */
export const passOnAsked = createAction('telephony/passOnAsked');
