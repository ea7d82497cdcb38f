import type { ChatConversation } from '@/domain/chat/chatConversation';
import { arrivedAt, type ChatMessage, isFromVisitor } from '@/domain/chat/chatMessage';
import type { Outgoing } from '../state/outgoing';
import { readUntil } from '../state/unread';
import { kindOf } from './attachmentKind';

/** The items of the log: messages, messages being sent, and the line above the unread ones. */
export type LogItem =
  | { kind: 'message'; key: string; message: ChatMessage }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing }
  | { kind: 'new'; key: string };

const isNews = (message: ChatMessage, since: string): boolean =>
  isFromVisitor(message) && (arrivedAt(message) ?? '') > since;

const known = new WeakMap<ChatMessage, LogItem>();

/** Returns the same item for the same message, so that only changed messages are drawn again. */
function itemOf(message: ChatMessage): LogItem {
  const item = known.get(message) ?? { kind: 'message', key: message.id, message };
  known.set(message, item);
  return item;
}

/** Gives the second of two messages with the same id its own key, so that both are shown. */
function withKeys(items: readonly LogItem[]): LogItem[] {
  const times = new Map<string, number>();
  return items.map((item) => {
    const before = times.get(item.key) ?? 0;
    times.set(item.key, before + 1);
    return before === 0 ? item : { ...item, key: `${item.key}/${before}` };
  });
}

/** `lastRead` is the moment of the newest message that was read before this opening; null on the first opening. */
export function logItems(
  { messages }: ChatConversation,
  outgoing: readonly Outgoing[],
  lastRead: string | null,
): LogItem[] {
  const since = readUntil(lastRead);
  const first = lastRead === null ? -1 : messages.findIndex((message) => isNews(message, since));
  const items = withKeys(messages.map(itemOf));
  if (first > 0) items.splice(first, 0, { kind: 'new', key: 'new' });
  return [...items, ...outgoing.map((one): LogItem => ({ kind: 'outgoing', key: one.id, outgoing: one }))];
}

const isPlayable = (item: LogItem): boolean =>
  item.kind === 'message' &&
  item.message.attachments.some(({ mimeType }) => ['audio', 'video'].includes(kindOf(mimeType)));

/** Returns the positions of sound and film, which keep playing while the agent scrolls away or new messages arrive. */
export const playableAt = (items: readonly LogItem[]): number[] =>
  items.flatMap((item, index) => (isPlayable(item) ? [index] : []));
