import type { ChatConversation } from '@/domain/chat/chatConversation';
import { arrivedAt, type ChatMessage, isFromVisitor } from '@/domain/chat/chatMessage';
import type { Outgoing } from '../state/outgoing';
import { readUntil } from '../state/unread';
import { kindOf } from './attachmentKind';

/** What stands in the log: messages, what is on its way, and the line above what was not read before. */
export type LogItem =
  | { kind: 'message'; key: string; message: ChatMessage }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing }
  | { kind: 'new'; key: string };

const isNews = (message: ChatMessage, since: string): boolean =>
  isFromVisitor(message) && (arrivedAt(message) ?? '') > since;

const known = new WeakMap<ChatMessage, LogItem>();

/** The same item for the same message, so that only what differs is drawn again. */
function itemOf(message: ChatMessage): LogItem {
  const item = known.get(message) ?? { kind: 'message', key: message.id, message };
  known.set(message, item);
  return item;
}

/** Of two messages with one id the other has a key of its own: nothing that was said is left out. */
function withKeys(items: readonly LogItem[]): LogItem[] {
  const times = new Map<string, number>();
  return items.map((item) => {
    const before = times.get(item.key) ?? 0;
    times.set(item.key, before + 1);
    return before === 0 ? item : { ...item, key: `${item.key}/${before}` };
  });
}

/** `lastRead`: up to where it was read when it was opened; null for a conversation that was never opened before. */
export function logItems(
  { messages }: ChatConversation,
  outgoing: readonly Outgoing[],
  lastRead: string | null,
): LogItem[] {
  const since = readUntil(lastRead);
  const first = lastRead === null ? -1 : messages.findIndex((message) => isNews(message, since));
  const items = withKeys(messages.map(itemOf));
  if (first > 0) items.splice(first, 0, { kind: 'new', key: 'new' });
  return [...items, ...outgoing.map((one): LogItem => ({ kind: 'outgoing', key: one.key, outgoing: one }))];
}

const isPlayable = (item: LogItem): boolean =>
  item.kind === 'message' &&
  item.message.attachments.some(({ mimeType }) => ['audio', 'video'].includes(kindOf(mimeType)));

/** Where sound and film stand: what plays goes on while somebody reads elsewhere, or newer words come in. */
export const playableAt = (items: readonly LogItem[]): number[] =>
  items.flatMap((item, index) => (isPlayable(item) ? [index] : []));
