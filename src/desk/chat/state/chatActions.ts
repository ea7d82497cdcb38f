import { createAction } from '@reduxjs/toolkit';
import type { ConversationStep } from '@/api/chat/chat';
import type { Outgoing } from './outgoing';

/** Registers at the chat; with `logIn` the user also becomes available for new conversations at once. */
export const registerRequested = createAction<{ logIn: boolean }>('chat/registerRequested');
export const availabilityRequested = createAction<boolean>('chat/availabilityRequested');
export const deregisterRequested = createAction('chat/deregisterRequested');

export const stepRequested = createAction<{ step: ConversationStep; id: string }>('chat/stepRequested');
/** `seen`: the linked customer that the dialog showed; undefined for a request without a dialog. */
export const linkRequested = createAction<{
  id: string;
  person: { id: string; name: string };
  seen: string | null | undefined;
}>('chat/linkRequested');
export const unlinkRequested = createAction<{ id: string; customerId: string }>('chat/unlinkRequested');
/** Sends a message, once the earlier ones of its conversation are sent. */
export const messageRequested = createAction<Outgoing>('chat/messageRequested');

/** Requests the lists from the server at once, because an action may have changed them. */
export const pollRequested = createAction('chat/pollRequested');
/** Looks for the message with this id, which was sent before with an unknown outcome. */
export const messageLookedFor = createAction<string>('chat/messageLookedFor');
/** Links the registered records that are not linked to the conversation yet. */
export const assignRequested = createAction<{ conversationId: string }>('chat/assignRequested');
export const numberRequested = createAction<{ personId: string; number: string }>('chat/numberRequested');
