import { createAction } from '@reduxjs/toolkit';
import type { ConversationStep } from '@/api/chat/chat';

/** `logIn`: available for new conversations at once. */
export const registerRequested = createAction<{ logIn: boolean }>('chat/registerRequested');
export const availabilityRequested = createAction<boolean>('chat/availabilityRequested');
export const deregisterRequested = createAction('chat/deregisterRequested');

/** One of the steps that an operator takes with a conversation. */
export const stepRequested = createAction<{ step: ConversationStep; id: string }>('chat/stepRequested');
/** `seen`: the linked customer that the dialog showed; undefined for a request without a dialog. */
export const linkRequested = createAction<{
  id: string;
  person: { id: string; name: string };
  seen: string | null | undefined;
}>('chat/linkRequested');
export const unlinkRequested = createAction<{ id: string; customerId: string }>('chat/unlinkRequested');
/** What was typed goes out, after what went out before; `key` is the draft under which it is kept meanwhile. */
export const messageRequested = createAction<{ conversationId: string; key: string; text: string }>(
  'chat/messageRequested',
);

/** Something was done: what the server has now is asked at once. */
export const pollRequested = createAction('chat/pollRequested');
/** It was sent before, and nobody knows how that ended. */
export const messageLookedFor = createAction<{ key: string }>('chat/messageLookedFor');
/** What was registered and is not linked to its conversation yet is tried again. */
export const assignRequested = createAction<{ conversationId: string }>('chat/assignRequested');
export const numberRequested = createAction<{ personId: string; number: string }>('chat/numberRequested');
