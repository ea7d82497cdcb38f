import type { ChatConversation } from '@/domain/chat/chatConversation';
import { isFromVisitor, momentOf } from '@/domain/chat/chatMessage';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { lookUp } from '@/lib/values';
import { newestMoment } from './unread';

/** When conversations were first seen here, by their id: the server does not tell when a visitor came. */
export type FirstSeen = Readonly<Record<string, string>>;

/** The moments of those that wait now; of whoever is new, `at`. */
export const withFirstSeen = (
  before: FirstSeen,
  waiting: readonly ChatConversation[],
  at: string,
): FirstSeen => Object.fromEntries(waiting.map(({ id }) => [id, lookUp(before, id) ?? at]));

/** Since when somebody waits; of one that was released only the last message is told. */
export function waitsSince(conversation: ChatConversation): string | null {
  if (conversation.status === ConversationStatus.Detached) return newestMoment(conversation);
  const first = conversation.messages.find(isFromVisitor) ?? conversation.messages[0];
  return first === undefined ? null : momentOf(first);
}

const timeOf = (moment: string | null | undefined): number =>
  moment == null ? Number.POSITIVE_INFINITY : Date.parse(moment);

const order = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The queue: whoever waits longest comes first, and a visitor who has said nothing yet counts from when they came (AMB-258). */
export function inQueue(
  waiting: readonly ChatConversation[],
  firstSeen: FirstSeen,
): readonly ChatConversation[] {
  const since = (conversation: ChatConversation) =>
    timeOf(waitsSince(conversation) ?? lookUp(firstSeen, conversation.id));
  return waiting.toSorted((one, other) => order(since(one), since(other)));
}
