import { createAction } from '@reduxjs/toolkit';
import type { ConversationStep } from '@/api/chat/chat';

/** Somebody may use the chat: from now on it works, on every page. */
export const chatToolShown = createAction('chat/toolShown');

/** `logIn`: available for new conversations at once. */
export const registerRequested = createAction<{ logIn: boolean }>('chat/registerRequested');
export const availabilityRequested = createAction<boolean>('chat/availabilityRequested');
export const deregisterRequested = createAction('chat/deregisterRequested');

/** One of the steps that an operator takes with a conversation. */
export const stepRequested = createAction<{ step: ConversationStep; id: string }>('chat/stepRequested');
/** `customerId`: the customer record of the person, where that is known. */
export const linkRequested = createAction<{ id: string; personId: string; customerId?: string | null }>(
  'chat/linkRequested',
);
export const unlinkRequested = createAction<{ id: string; customerId: string }>('chat/unlinkRequested');
export const messageRequested = createAction<{ id: string; text: string }>('chat/messageRequested');

/** Something was done: what the server has now is asked at once. */
export const pollRequested = createAction('chat/pollRequested');
