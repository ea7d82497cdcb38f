import type { Moment, Spelled } from './shared';

/** The file may have been removed; its type may be anything. */
export interface ChatAttachment {
  mimeType: string;
  filename: string | null;
  umbrellaMediaId: string;
}

export interface ChatMessage {
  id: string;
  text: string | null;
  direction: Spelled;
  sentOn: Moment | null;
  timestamp: Moment;
  participantId: string | null;
  status: Spelled;
  attachments?: readonly ChatAttachment[] | null;
}

/** The id is that of the customer record, null while not linked; the rest was entered by the visitor. */
export interface ChatCustomer {
  id: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneNumber: string | null;
}

export interface Conversation {
  id: string;
  status: Spelled;
  customer: ChatCustomer | null;
  operator: { id: string } | null;
  messages: readonly ChatMessage[] | null;
  isAnonymous: boolean | null;
  isLinked: boolean | null;
  providerType: Spelled | null;
  externalConversationId: string | null;
  afterCallWorkStartedOn: Moment | null;
}

export interface ChatOperator {
  id: string;
  personId: string;
  firstName: string | null;
  lastName: string | null;
  avatar: string | null;
  isLoggedIn: boolean;
}

export interface Participant {
  participantId: string;
  chatOperator: Pick<ChatOperator, 'id' | 'personId' | 'firstName' | 'lastName'> | null;
}

export interface StoredConversation {
  id: string;
  messages: readonly ChatMessage[] | null;
  participantInfo: readonly Participant[] | null;
  customerId: string | null;
  rating: number | null;
}

export interface WaitingStatistics {
  waitingCustomersCount: number | null;
  maxWaitingTimeSeconds: number | null;
  averageWaitingPickupTime: number | null;
  averageWaitingReplyTime: number | null;
  activeChatConversations: number | null;
}
