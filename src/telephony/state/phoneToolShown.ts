import { createAction } from '@reduxjs/toolkit';

/** Somebody may use the phone: from now on it works, on every page. */
export const phoneToolShown = createAction('telephony/toolShown');
