import type { ChatConversation } from '@/domain/chat/chatConversation';
import { providerOf } from '../conversationName';
import { dashboardTexts } from './dashboardTexts';

const texts = dashboardTexts.card;

/** 'WhatsApp', and what is known of the visitor. */
export function howOf(conversation: ChatConversation): string[] {
  const { isLinked, isAnonymous } = conversation;
  return [providerOf(conversation), isLinked ? texts.linked : isAnonymous ? texts.anonymous : ''].filter(
    Boolean,
  );
}

/** What was said last. */
export function lastWords({ messages }: ChatConversation): string {
  const last = messages.at(-1);
  if (last === undefined) return texts.noMessages;
  return last.text || texts.onlyFiles;
}
