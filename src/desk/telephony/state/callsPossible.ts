import { createAction } from '@reduxjs/toolkit';

/** The phone has logged in, so there may be calls with contacts from now on. */
export const callsPossible = createAction('telephony/callsPossible');
