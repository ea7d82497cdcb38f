import { type ChatConversation, linkedCustomerId } from '@/domain/chat/chatConversation';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';

const texts = chatTexts.link;

/** Returns a message about a link that a colleague or another tab made; the back end does not report by whom. */
export const linkMeanwhile = (conversation: ChatConversation): string =>
  linkedCustomerId(conversation) === null
    ? texts.unlinkedMeanwhile
    : texts.linkedMeanwhile(nameOf(conversation));
