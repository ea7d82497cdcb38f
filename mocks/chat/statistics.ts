import type { WaitingStatistics } from '../wire/chat';
import { clock } from '../world/clock';
import { takenConversations, waitingConversations } from './conversations';
import { ChatStatus, type ConversationRecord, Direction } from './records';

const SECOND = 1_000;

const secondsSince = (at: number): number => Math.max(0, Math.floor((clock.now() - at) / SECOND));

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Seconds since the first unanswered message. */
function waitingForReply({ messages }: ConversationRecord): number[] {
  const sent = messages ?? [];
  const answered = sent.findLastIndex(({ direction }) => direction === Direction.toCustomer);
  const first = sent[answered + 1];
  return first ? [secondsSince(first.at)] : [];
}

export function waitingStatistics(): WaitingStatistics {
  const waits = waitingConversations().map(({ waitingSince }) => secondsSince(waitingSince));
  const active = takenConversations().filter(({ status }) => status === ChatStatus.Active);
  return {
    waitingCustomersCount: waits.length,
    maxWaitingTimeSeconds: Math.max(0, ...waits),
    averageWaitingPickupTime: average(waits),
    averageWaitingReplyTime: average(active.flatMap(waitingForReply)),
    activeChatConversations: active.length,
  };
}
