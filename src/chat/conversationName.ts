import type { ChatConversation } from '@/domain/chat/chatConversation';
import { isWhatsApp } from '@/domain/chat/chatConversation';
import { chatTexts as texts } from './chatTexts';

/** Who talks, as far as that is known. */
export function nameOf({ customer }: ChatConversation): string {
  const name = [customer?.firstName, customer?.lastName].filter(Boolean).join(' ');
  return name || (customer?.phoneNumber ?? customer?.email ?? texts.somebody);
}

export const providerOf = (conversation: ChatConversation): string =>
  isWhatsApp(conversation) ? texts.provider.whatsApp : texts.provider.live;
