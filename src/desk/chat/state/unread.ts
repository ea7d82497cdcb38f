import type { ChatConversation } from '@/domain/chat/chatConversation';
import { arrivedAt, isFromVisitor } from '@/domain/chat/chatMessage';

/** Older messages count as read: 1 February 2019 in Amsterdam (001 §9, AMB-169). */
const UNREAD_SINCE = '2019-01-31T23:00:00.000Z';

export const readUntil = (lastRead: string | null): string =>
  lastRead !== null && lastRead > UNREAD_SINCE ? lastRead : UNREAD_SINCE;

/** Counts the visitor's messages after the last one that was read. */
export function countUnread({ messages }: ChatConversation, lastRead: string | null): number {
  const since = readUntil(lastRead);
  return messages.filter((message) => isFromVisitor(message) && (arrivedAt(message) ?? '') > since).length;
}

export const newestMoment = ({ messages }: ChatConversation): string | null =>
  messages.reduce<string | null>((newest, message) => {
    const moment = arrivedAt(message);
    return moment !== null && (newest === null || moment > newest) ? moment : newest;
  }, null);
