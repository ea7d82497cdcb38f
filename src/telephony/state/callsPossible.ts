import { createAction } from '@reduxjs/toolkit';

/** The phone is logged in: from now on there may be calls, which somebody notes down. */
export const callsPossible = createAction('telephony/callsPossible');
