import { submissionKey } from '@/core/submissions/submissionsSlice';

export const registerKey = submissionKey('chat/register', 'me');
export const availabilityKey = submissionKey('chat/availability', 'me');
export const deregisterKey = submissionKey('chat/deregister', 'me');
/** One key for all steps, because a conversation takes one step at a time. */
export const stepKey = (conversationId: string): string => submissionKey('chat/step', conversationId);
export const linkKey = (conversationId: string): string => submissionKey('chat/link', conversationId);
export const numberKey = (personId: string): string => submissionKey('chat/number', personId);
