import { db } from '../db/db';
import { asUser, simulatedOperators } from './colleagues';
import { conversationNamed } from './conversations';
import { switchChat } from './operators';
import { ChatStatus, type ConversationRecord, type OperatorRecord } from './records';
import { send } from './sending';
import { takeStep } from './steps';
import { fallSilent, leave, sendFile, start, write } from './visitors';

function colleague(): OperatorRecord {
  const [first] = simulatedOperators();
  if (!first) throw new Error('No colleague is on the chat.');
  return first;
}

/** A colleague takes a waiting conversation, new or released. */
function take(id: string, operator = colleague()): ConversationRecord {
  const isNew = conversationNamed(id)?.status === ChatStatus.Pending;
  return takeStep(isNew ? 'accept' : 'pickup', asUser(operator), id);
}

/** Single actions of customers, colleagues and the chat service, for tests; each happens at once. */
export const chat = {
  start,
  write,
  sendFile,
  leave,
  fallSilent,
  take,
  /** The colleague who has the conversation sends a message. */
  answer: (id: string, text = 'Ik kijk het voor u na.') => send(asUser(colleague()), id, text),
  release: (id: string) => takeStep('detach', asUser(colleague()), id),
  vanish: (operatorId: string): void => db.chatOperators.remove(operatorId),
  switchTo: switchChat,
};
