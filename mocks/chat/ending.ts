import { ChannelType } from '@/domain/timeline/channelType';
import { findCustomer } from '../people/customer';
import { aCaseActivity, aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import type { Party } from '../db/records';
import { assigneeOf } from '../people/assignees';
import { pushTimeline } from '../timeline/timelineActions';
import type { Participant, StoredConversation } from '../wire/chat';
import { clock } from '../world/clock';
import { world } from '../world/worldState';
import { ChatStatus, type ConversationRecord } from './records';
import { messagesOf } from './wire';

/** The participant is an operator, or otherwise the visitor. */
function toParticipant(participantId: string): Participant {
  const operator = db.chatOperators.find(participantId);
  if (!operator) return { participantId, chatOperator: null };
  const { id, personId, firstName, lastName } = operator;
  return { participantId, chatOperator: { id, personId, firstName, lastName } };
}

function participantsOf({ visitorId, operatorId, messages }: ConversationRecord): Participant[] {
  const wrote = (messages ?? []).map(({ participantId }) => participantId);
  const ids = new Set([visitorId, ...wrote, operatorId]);
  return [...ids].filter((id) => id !== null).map(toParticipant);
}

export const toStored = (record: ConversationRecord): StoredConversation => ({
  id: record.id,
  messages: messagesOf(record),
  participantInfo: participantsOf(record),
  customerId: record.customer?.id ?? null,
  rating: record.rating,
});

function colleagueOf(operatorId: string | null): Party | null {
  const colleague = db.colleagues.find(db.chatOperators.find(operatorId ?? '')?.userId ?? '');
  return colleague ? assigneeOf(colleague) : null;
}

/** Adds a linked conversation to the customer's timeline. */
function putOnTimeline({ id, customer, operatorId }: ConversationRecord): void {
  const personId = findCustomer(customer?.id ?? '')?.personId;
  if (personId === undefined) return;
  const found = db.cases.add(
    aTimelineCase({ id: world.random.guid(), title: 'Chatgesprek', created: clock.iso(), personId }),
  );
  const activity = db.caseActivities.add(
    aCaseActivity({
      id: world.random.guid(),
      caseId: found.id,
      type: 'Chat',
      channel: ChannelType.Chat,
      description: null,
      startTime: clock.iso(),
      colleague: colleagueOf(operatorId),
      chatConversationId: id,
    }),
  );
  pushTimeline(found, activity);
}

/** Ends the conversation for good, and stores its messages. */
export function endConversation(conversation: ConversationRecord): ConversationRecord {
  const ended = db.conversations.change(conversation, { status: ChatStatus.Ended });
  db.storedConversations.add(toStored(ended));
  if (ended.isLinked) putOnTimeline(ended);
  return ended;
}
