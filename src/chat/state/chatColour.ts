import type { BarColour } from '@/core/barColour';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { ownOf } from './chatShown';
import type { WithChat } from './chatSlice';

/** Red in after-call work, green while somebody talks with me (TEL-23, TEL-24). */
export function selectChatColour({ chat }: WithChat): BarColour | null {
  const stands = chat ? ownOf(chat).map(({ status }) => status) : [];
  if (stands.includes(ConversationStatus.ACW)) return 'red';
  return stands.includes(ConversationStatus.Active) ? 'green' : null;
}
