import { db } from '../db/db';
import { clock, MINUTE } from '../world/clock';
import { world } from '../world/worldState';
import { endConversation } from './ending';
import { ChatStatus, type ConversationRecord } from './records';

/** The back end ends after-call work that takes this long. */
const AFTER_CALL_WORK_MS = 10 * MINUTE;

const WAITING: readonly number[] = [ChatStatus.Pending, ChatStatus.Detached];

const isOver = ({ status, afterCallWorkStartedOn }: ConversationRecord): boolean =>
  status === ChatStatus.ACW &&
  clock.now() - Date.parse(afterCallWorkStartedOn ?? clock.iso()) >= AFTER_CALL_WORK_MS;

/** All conversations; those whose time is over are ended first. */
export function conversations(): ConversationRecord[] {
  db.conversations.where(isOver).forEach(endConversation);
  return db.conversations.all();
}

export const conversationNamed = (id: string): ConversationRecord | undefined =>
  conversations().find((one) => one.id === id.toLowerCase());

export const isWaiting = ({ status }: ConversationRecord): boolean => WAITING.includes(status);

/** The waiting conversations of all operators; empty while chat is off. */
export const waitingConversations = (): ConversationRecord[] =>
  world.isChatOn ? conversations().filter(isWaiting) : [];

/** Conversations that an operator has, including one with an unknown status. */
export const takenConversations = (): ConversationRecord[] =>
  world.isChatOn
    ? conversations().filter(
        (one) => !isWaiting(one) && one.status !== ChatStatus.Ended && one.operatorId !== null,
      )
    : [];

/** Ended conversations are known too, although only their messages are stored. */
export const isKnownConversation = (id: string): boolean =>
  db.conversations.find(id) !== undefined || db.storedConversations.find(id) !== undefined;
