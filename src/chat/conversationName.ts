import type { ChatConversation } from '@/domain/chat/chatConversation';
import { isWhatsApp } from '@/domain/chat/chatConversation';
import { chatTexts as texts } from './chatTexts';

/** What the visitor is called; empty where nobody knows. */
export const givenNameOf = ({ customer }: ChatConversation): string =>
  [customer?.firstName, customer?.lastName].filter(Boolean).join(' ');

/** Who talks, as far as that is known. */
export function nameOf(conversation: ChatConversation): string {
  const { customer } = conversation;
  return givenNameOf(conversation) || (customer?.phoneNumber ?? customer?.email ?? texts.somebody);
}

export const providerOf = (conversation: ChatConversation): string =>
  isWhatsApp(conversation) ? texts.provider.whatsApp : texts.provider.live;
