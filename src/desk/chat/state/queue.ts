import type { ChatConversation } from '@/domain/chat/chatConversation';
import { isFromVisitor, momentOf } from '@/domain/chat/chatMessage';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { lookUp } from '@/lib/values';
import { newestMoment } from './unread';

/**
 * The moment when this browser first saw each conversation, by id, because the server does not report when a visitor
 * came.
 */
export type FirstSeen = Readonly<Record<string, string>>;

/** Returns the moments at which the waiting conversations were first seen, which is `at` for new conversations. */
export const withFirstSeen = (
  before: FirstSeen,
  waiting: readonly ChatConversation[],
  at: string,
): FirstSeen => Object.fromEntries(waiting.map(({ id }) => [id, lookUp(before, id) ?? at]));

/**
 * Returns the moment since which a visitor waits. For a released conversation this is the moment of its last message,
 * because the server reports no other moment.
 */
export function waitsSince(conversation: ChatConversation): string | null {
  if (conversation.status === ConversationStatus.Detached) return newestMoment(conversation);
  const first = conversation.messages.find(isFromVisitor) ?? conversation.messages[0];
  return first === undefined ? null : momentOf(first);
}

const timeOf = (moment: string | null | undefined): number =>
  moment == null ? Number.POSITIVE_INFINITY : Date.parse(moment);

const order = (one: number, other: number): number => (one === other ? 0 : one - other);

/**
 * Sorts the longest waiting first; a visitor who has said nothing yet has waited since they came (AMB-258).
 */
export function inQueue(
  waiting: readonly ChatConversation[],
  firstSeen: FirstSeen,
): readonly ChatConversation[] {
  const since = (conversation: ChatConversation) =>
    timeOf(waitsSince(conversation) ?? lookUp(firstSeen, conversation.id));
  return waiting.toSorted((one, other) => order(since(one), since(other)));
}
