import { createAction } from '@reduxjs/toolkit';

/** Somebody may use the chat: from now on it works, on every page. */
export const chatToolShown = createAction('chat/toolShown');
