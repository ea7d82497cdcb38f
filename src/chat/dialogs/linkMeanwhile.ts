import { type ChatConversation, linkedCustomerId } from '@/domain/chat/chatConversation';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';

const texts = chatTexts.link;

/** What a colleague, or the agent in another tab, made of the link: the back end does not tell who it was. */
export const linkMeanwhile = (conversation: ChatConversation): string =>
  linkedCustomerId(conversation) === null
    ? texts.unlinkedMeanwhile
    : texts.linkedMeanwhile(nameOf(conversation));
