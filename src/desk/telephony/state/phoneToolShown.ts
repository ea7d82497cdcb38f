import { createAction } from '@reduxjs/toolkit';

/** Starts the phone on every page, because the user has its tool. */
export const phoneToolShown = createAction('telephony/toolShown');
