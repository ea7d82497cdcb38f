import { refuse } from '../backend/answers';
import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import { world } from '../world/worldState';
import { anOperatorMessage, type ConversationRecord, type MessageRecord } from './records';
import { demands, mayDo } from './steps';

export function append(conversation: ConversationRecord, message: MessageRecord): MessageRecord {
  db.conversations.change(conversation, { messages: [...(conversation.messages ?? []), message] });
  return message;
}

export function send(user: UserRecord, id: string, text: string): MessageRecord {
  if (text.trim() === '') refuse(422, 'Een leeg bericht kan niet verstuurd worden.', 'messageText');
  const { conversation, operator } = mayDo(demands.send, user, id);
  return append(conversation, anOperatorMessage(operator.id, { id: world.random.guid(), text }));
}
