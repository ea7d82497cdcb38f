import { createAction } from '@reduxjs/toolkit';

/** Starts the chat area; dispatched when its tool or its dashboard appears. */
export const chatToolShown = createAction('chat/toolShown');
