import { createAction } from '@reduxjs/toolkit';

/** Starts the chat on every page, because the user has its tool. */
export const chatToolShown = createAction('chat/toolShown');
