import { createAction } from '@reduxjs/toolkit';

/** A call is there that was not there before: from now on somebody may have to note it down. */
export const callAppeared = createAction('telephony/callAppeared');
