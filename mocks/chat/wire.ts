import type { ChatMessage, ChatOperator, Conversation } from '../wire/chat';
import type { Spelled } from '../wire/shared';
import { clock } from '../world/clock';
import type { ConversationRecord, MessageRecord, OperatorRecord } from './records';

/** The time for which an operator's message is being sent. */
export const SENDING_MS = 800;

const STATUS_NAMES = ['Pending', 'Detached', 'Active', 'ACW', 'Ended'];
const MESSAGE_STATUS_NAMES = [undefined, 'Pending', 'Sent', 'Received'];
const DIRECTION_NAMES = ['toCustomer', 'toOperator'];

type Names = readonly (string | undefined)[];

const spell = (code: Spelled, names: Names, byName: boolean): Spelled =>
  (byName && typeof code === 'number' ? names[code] : undefined) ?? code;

const sentAfter = (at: number): 1 | 2 => (clock.now() - at < SENDING_MS ? 1 : 2);

export function toMessage({ at, ...message }: MessageRecord, byName = false): ChatMessage {
  const status = message.status ?? sentAfter(at);
  return {
    ...message,
    direction: spell(message.direction, DIRECTION_NAMES, byName),
    status: spell(status, MESSAGE_STATUS_NAMES, byName),
    timestamp: new Date(at).toISOString(),
    sentOn: status === 1 ? null : new Date(at).toISOString(),
  };
}

export const messagesOf = ({ messages, spelledOtherwise }: ConversationRecord): ChatMessage[] | null =>
  messages && messages.map((message) => toMessage(message, spelledOtherwise));

export const toConversation = (record: ConversationRecord): Conversation => ({
  id: record.id,
  status: spell(record.status, STATUS_NAMES, record.spelledOtherwise ?? false),
  customer: record.customer,
  operator: record.operatorId === null ? null : { id: record.operatorId },
  messages: messagesOf(record),
  isAnonymous: record.isAnonymous,
  isLinked: record.isLinked,
  providerType: record.providerType,
  externalConversationId: record.externalConversationId,
  afterCallWorkStartedOn: record.afterCallWorkStartedOn,
});

export const toOperator = ({
  id,
  personId,
  firstName,
  lastName,
  avatar,
  isLoggedIn,
}: OperatorRecord): ChatOperator => ({ id, personId, firstName, lastName, avatar, isLoggedIn });
