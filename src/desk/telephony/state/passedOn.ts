import { createAction } from '@reduxjs/toolkit';

export interface PassedOnTo {
  id: string;
  name: string;
}

/** Requests that a call goes to a colleague; the exchange may still refuse it. */
export const callPassedOn = createAction<{ callId: string; to: PassedOnTo }>('telephony/callPassedOn');

/** Requests to open the choice of a target for the established call. */
export const passOnAsked = createAction('telephony/passOnAsked');
