import type { ChatConversation } from '@/domain/chat/chatConversation';
import { isWhatsApp } from '@/domain/chat/chatConversation';
import { chatTexts as texts } from './chatTexts';

/** Returns the visitor's name; empty when it is unknown. */
export const givenNameOf = ({ customer }: ChatConversation): string =>
  [customer?.firstName, customer?.lastName].filter(Boolean).join(' ');

/** Returns the visitor's name, otherwise their number or email address, otherwise a placeholder. */
export function nameOf(conversation: ChatConversation): string {
  const { customer } = conversation;
  return givenNameOf(conversation) || (customer?.phoneNumber ?? customer?.email ?? texts.somebody);
}

export const providerOf = (conversation: ChatConversation): string =>
  isWhatsApp(conversation) ? texts.provider.whatsApp : texts.provider.live;
