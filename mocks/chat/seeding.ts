import { fixedId } from '../db/fixedIds';
import { toCustomer } from '../people/customer';
import { db } from '../db/db';
import type { ChatCustomer } from '../wire/chat';
import { clock, MINUTE } from '../world/clock';
import { simulatedOperators } from './colleagues';
import {
  aConversation,
  aCustomerMessage,
  anOperatorMessage,
  type ConversationRecord,
  type MessageRecord,
  nobodyKnown,
} from './records';

export const conversationId = (number: number): string => fixedId('cc', number);
export const visitorId = (number: number): string => fixedId('d5', number);
export const mediaId = (number: number): string => fixedId('aa', 7_000 + number);

export const minutesAgo = (minutes: number): number => clock.now() - minutes * MINUTE;

/** The id of the operator at this place in the seed. */
export function operatorId(place: number): string {
  const operators = simulatedOperators();
  return operators[place % operators.length]?.id ?? '';
}

const PER_CONVERSATION = 1_000;

type Said = string | Partial<MessageRecord>;

/**
 * The messages of a conversation, the last of them `lastMinutesAgo`: a text that begins with '>' is the operator's,
 * an object gives its own deviating fields.
 */
export function talk(number: number, operator: string, lastMinutesAgo: number, said: readonly Said[]) {
  return said.map((what, place) => {
    const at = minutesAgo(lastMinutesAgo + (said.length - 1 - place) / 2);
    const id = fixedId('ba', number * PER_CONVERSATION + place);
    if (typeof what !== 'string') return aCustomerMessage(visitorId(number), { id, at, ...what });
    return what.startsWith('>')
      ? anOperatorMessage(operator, { id, at, text: what.slice(1).trim() })
      : aCustomerMessage(visitorId(number), { id, at, text: what });
  });
}

/** A signed-in customer of the portal, with the names of the customer record. */
export function customerOf(personId: string): ChatCustomer {
  const person = db.people.find(personId);
  const customer = person && toCustomer(person);
  if (!customer) return nobodyKnown;
  const { id, firstName, insertion, lastName, email, phoneNumber } = customer;
  const surname = [insertion, lastName].filter(Boolean).join(' ') || null;
  return { id, firstName, lastName: surname, email, phoneNumber };
}

export const seeded = (number: number, changes: Partial<ConversationRecord>): ConversationRecord =>
  aConversation({ id: conversationId(number), visitorId: visitorId(number), ...changes });
