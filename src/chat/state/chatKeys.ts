import { submissionKey } from '@/core/submissions/submissionsSlice';

/** What is asked of the chat, by name: of me, of a conversation, of a person. */
export const registerKey = submissionKey('chat/register', 'me');
export const availabilityKey = submissionKey('chat/availability', 'me');
export const deregisterKey = submissionKey('chat/deregister', 'me');
/** One step at a time of a conversation. */
export const stepKey = (conversationId: string): string => submissionKey('chat/step', conversationId);
export const linkKey = (conversationId: string): string => submissionKey('chat/link', conversationId);
export const numberKey = (personId: string): string => submissionKey('chat/number', personId);
