import type { ChatConversation } from '@/domain/chat/chatConversation';
import { isFromVisitor, momentOf } from '@/domain/chat/chatMessage';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { providerOf } from '../conversationName';
import { newestMoment } from '../state/unread';
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

/** Since when somebody waits; of one that was released only the last message is told. */
export function waitsSince(conversation: ChatConversation): string | null {
  if (conversation.status === ConversationStatus.Detached) return newestMoment(conversation);
  const first = conversation.messages.find(isFromVisitor) ?? conversation.messages[0];
  return first === undefined ? null : momentOf(first);
}

/** Who waits longest comes first; of whom nothing is known, last. */
export const byWaiting = (one: ChatConversation, other: ChatConversation): number =>
  (waitsSince(one) ?? '~').localeCompare(waitsSince(other) ?? '~');
