import { db } from '../db/db';
import { clock, MINUTE } from '../world/clock';
import { world } from '../world/worldState';
import { endConversation } from './ending';
import { ChatStatus, type ConversationRecord } from './records';

/** After-call work that nobody ends is ended by the back end. */
const AFTER_CALL_WORK_MS = 10 * MINUTE;

const WAITING: readonly number[] = [ChatStatus.Pending, ChatStatus.Detached];

const isOver = ({ status, afterCallWorkStartedOn }: ConversationRecord): boolean =>
  status === ChatStatus.ACW &&
  clock.now() - Date.parse(afterCallWorkStartedOn ?? clock.iso()) >= AFTER_CALL_WORK_MS;

/** All of them as they are by now. */
export function conversations(): ConversationRecord[] {
  db.conversations.where(isOver).forEach(endConversation);
  return db.conversations.all();
}

export const conversationNamed = (id: string): ConversationRecord | undefined =>
  conversations().find((one) => one.id === id.toLowerCase());

export const isWaiting = ({ status }: ConversationRecord): boolean => WAITING.includes(status);

/** Of everybody, and of no use while chat is off. */
export const waitingConversations = (): ConversationRecord[] =>
  world.isChatOn ? conversations().filter(isWaiting) : [];

/** Those that somebody has; one with a status that nobody knows is among them. */
export const takenConversations = (): ConversationRecord[] =>
  world.isChatOn
    ? conversations().filter(
        (one) => !isWaiting(one) && one.status !== ChatStatus.Ended && one.operatorId !== null,
      )
    : [];

/** Also one of long ago, of which only what was said is left. */
export const isKnownConversation = (id: string): boolean =>
  db.conversations.find(id) !== undefined || db.storedConversations.find(id) !== undefined;
