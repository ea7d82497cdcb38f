import type { ChatConversation } from '@/domain/chat/chatConversation';
import { providerOf } from '../conversationName';
import { dashboardTexts } from './dashboardTexts';

const texts = dashboardTexts.card;

/** Returns the provider ('WhatsApp') and, when known, whether the visitor is linked or anonymous. */
export function howOf(conversation: ChatConversation): string[] {
  const { isLinked, isAnonymous } = conversation;
  return [providerOf(conversation), isLinked ? texts.linked : isAnonymous ? texts.anonymous : ''].filter(
    Boolean,
  );
}

/** Returns the text of the last message, or words for a message without text. */
export function lastWords({ messages }: ChatConversation): string {
  const last = messages.at(-1);
  if (last === undefined) return texts.noMessages;
  return last.text || texts.onlyFiles;
}
