import { nextId } from '../db/builders';
import type { ChatCustomer, ChatMessage, ChatOperator, Conversation } from '../wire/chat';
import type { Spelled } from '../wire/shared';
import { clock, MINUTE } from '../world/clock';

export const ChatStatus = { Pending: 0, Detached: 1, Active: 2, ACW: 3, Ended: 4 } as const;
export type ChatStatus = (typeof ChatStatus)[keyof typeof ChatStatus];

export const Direction = { toCustomer: 0, toOperator: 1 } as const;
export const Provider = { Portal: 0, WhatsApp: 1 } as const;

export interface MessageRecord extends Omit<ChatMessage, 'sentOn' | 'timestamp' | 'status'> {
  at: number;
  /**
   * Null for an operator's message, because its status follows from its age: it is being sent for a while, then sent.
   */
  status: Spelled | null;
}

export interface ConversationRecord extends Omit<Conversation, 'operator' | 'messages' | 'status'> {
  /** A member of ChatStatus, or a value that the client does not know. */
  status: number;
  operatorId: string | null;
  messages: readonly MessageRecord[] | null;
  waitingSince: number;
  visitorId: string;
  /** The rating by the customer, given at the end. */
  rating: number | null;
  /** The status of the conversation and those of its messages are sent by name instead of by number. */
  spelledOtherwise?: boolean;
}

export interface OperatorRecord extends ChatOperator {
  /** The colleague's user id. */
  userId: string;
}

export const aCustomerMessage = (visitorId: string, changes: Partial<MessageRecord> = {}): MessageRecord => ({
  id: nextId(),
  text: 'Goedemorgen, mijn kraan lekt.',
  direction: Direction.toOperator,
  at: clock.now(),
  participantId: visitorId,
  status: 3,
  attachments: [],
  ...changes,
});

export const anOperatorMessage = (
  operatorId: string,
  changes: Partial<MessageRecord> = {},
): MessageRecord => ({
  ...aCustomerMessage(operatorId),
  text: 'Goedendag, waarmee kan ik u helpen?',
  direction: Direction.toCustomer,
  status: null,
  ...changes,
});

export const nobodyKnown: ChatCustomer = {
  id: null,
  firstName: null,
  lastName: null,
  email: null,
  phoneNumber: null,
};

/** A visitor of the website who has been waiting for a minute. */
export function aConversation(changes: Partial<ConversationRecord> = {}): ConversationRecord {
  const visitorId = changes.visitorId ?? nextId();
  const waitingSince = changes.waitingSince ?? clock.now() - MINUTE;
  return {
    id: nextId(),
    status: ChatStatus.Pending,
    customer: { ...nobodyKnown, firstName: 'Willem', lastName: 'Bos', email: 'w.bos@mail.example' },
    operatorId: null,
    messages: [aCustomerMessage(visitorId, { at: waitingSince })],
    isAnonymous: false,
    isLinked: false,
    providerType: Provider.Portal,
    externalConversationId: null,
    afterCallWorkStartedOn: null,
    waitingSince,
    visitorId,
    rating: null,
    ...changes,
  };
}

export const anOperator = (changes: Partial<OperatorRecord> = {}): OperatorRecord => ({
  id: nextId(),
  userId: nextId(),
  personId: nextId(),
  firstName: 'Sanne',
  lastName: 'de Vries',
  avatar: null,
  isLoggedIn: true,
  ...changes,
});
