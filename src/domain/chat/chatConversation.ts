import * as v from 'valibot';
import * as d from '../decode/decode';
import { ChatMessage } from './chatMessage';
import { type ConversationStatus, conversationStatusByWireName } from './conversationStatus';

/** The medium of a conversation (AMB-167). */
export const ChatProvider = { Portal: 0, WhatsApp: 1 } as const;
export type ChatProvider = (typeof ChatProvider)[keyof typeof ChatProvider];

/** The details that the visitor entered; `id` is that of the linked customer record. */
const ChatCustomer = v.object({
  id: d.optionalId,
  firstName: d.optionalText,
  lastName: d.optionalText,
  email: d.optionalText,
  phoneNumber: d.optionalText,
});
export type ChatCustomer = v.InferOutput<typeof ChatCustomer>;

export const ChatConversation = v.object({
  id: d.id,
  status: d.member<ConversationStatus>(conversationStatusByWireName),
  customer: d.optionalRecord(ChatCustomer),
  operator: d.optionalRecord(v.object({ id: d.id })),
  /** The messages, oldest first. */
  messages: d.listOf(ChatMessage),
  isAnonymous: d.flag,
  isLinked: d.flag,
  providerType: d.optionalMember<ChatProvider>({ ...ChatProvider }),
  externalConversationId: d.optionalText,
  afterCallWorkStartedOn: d.instant,
});
export type ChatConversation = v.InferOutput<typeof ChatConversation>;

/** A WhatsApp conversation has an id in another system (001 §3). */
export const isWhatsApp = ({ externalConversationId }: ChatConversation): boolean =>
  externalConversationId !== null;

/** Returns the customer that the conversation is linked to, or null when it is not linked. */
export const linkedCustomerId = ({ isLinked, customer }: ChatConversation): string | null =>
  isLinked ? (customer?.id ?? null) : null;
