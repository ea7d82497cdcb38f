import { db } from '../db/db';
import { clock } from '../world/clock';
import { world } from '../world/worldState';
import { attach, type FileKind } from './attachments';
import { endConversation } from './ending';
import { conversationNamed, isWaiting } from './conversations';
import { aConversation, aCustomerMessage, ChatStatus, type ConversationRecord } from './records';
import { append } from './sending';
import { beginAfterCallWork } from './steps';

/* Actions of the visitor. */

function present(id: string): ConversationRecord {
  const found = conversationNamed(id);
  if (!found) throw new Error(`No conversation ${id}`);
  return found;
}

/** A visitor arrives with a first message. */
export function start(
  text = 'Goedemorgen, mijn kraan lekt.',
  changes: Partial<ConversationRecord> = {},
): ConversationRecord {
  const now = clock.now();
  const visitorId = world.random.guid();
  const first = aCustomerMessage(visitorId, { id: world.random.guid(), text, at: now });
  return db.conversations.add(
    aConversation({ id: world.random.guid(), visitorId, waitingSince: now, messages: [first], ...changes }),
  );
}

export function write(id: string, text: string): void {
  const conversation = present(id);
  append(conversation, aCustomerMessage(conversation.visitorId, { id: world.random.guid(), text }));
}

export function sendFile(id: string, kind: FileKind = 'photo', text = ''): void {
  const conversation = present(id);
  const attachments = [attach(kind, world.random.guid())];
  append(
    conversation,
    aCustomerMessage(conversation.visitorId, { id: world.random.guid(), text, attachments }),
  );
}

/**
 * The visitor leaves, or is silent for so long that the back end assumes that they left. Both have the same effect once
 * an operator has the conversation.
 */
export function leave(id: string): void {
  const conversation = present(id);
  if (isWaiting(conversation)) endConversation(conversation);
  else if (conversation.status === ChatStatus.Active) beginAfterCallWork(conversation);
}

/** A visitor who falls silent while waiting keeps waiting. */
export function fallSilent(id: string): void {
  const conversation = present(id);
  if (conversation.status === ChatStatus.Active) beginAfterCallWork(conversation);
}
