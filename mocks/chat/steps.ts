import { refuse } from '../backend/answers';
import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import { clock } from '../world/clock';
import { conversationNamed } from './conversations';
import { endConversation } from './ending';
import { operatorAtWork } from './operators';
import { ChatStatus, type ConversationRecord, type OperatorRecord } from './records';

const STATUS_WORDS: Readonly<Record<number, string>> = {
  0: 'Nieuw',
  1: 'Vrijgegeven',
  2: 'Opgepakt',
  3: 'Nawerktijd',
  4: 'Beëindigd',
};

const { Pending, Detached, Active, ACW, Ended } = ChatStatus;

export interface Demand {
  /** The first word of the refusal. */
  action: string;
  from: (status: number) => boolean;
}

const only = (wanted: ChatStatus) => (status: number) => status === wanted;

/** The statuses from which each step is allowed (wire: states). */
export const demands = {
  accept: { action: 'Aannemen', from: only(Pending) },
  pickup: { action: 'Oppakken', from: only(Detached) },
  leave: { action: 'Verlaten', from: only(Active) },
  detach: { action: 'Vrijgeven', from: only(Active) },
  endacw: { action: 'Nawerktijd beëindigen', from: only(ACW) },
  send: { action: 'Versturen', from: only(Active) },
  link: { action: 'Koppelen', from: (status) => status !== Ended },
  unlink: { action: 'Ontkoppelen', from: (status) => status !== Ended && status !== ACW },
} as const satisfies Record<string, Demand>;

/**
 * Returns the conversation when the user may take the step; the reasons to refuse are checked in the order of the
 * wire.
 */
export function mayDo(
  { action, from }: Demand,
  user: UserRecord,
  id: string,
): { operator: OperatorRecord; conversation: ConversationRecord } {
  const operator = operatorAtWork(user);
  const conversation = conversationNamed(id) ?? refuse(404, `Gesprek ${id} bestaat niet.`);
  const { status, operatorId } = conversation;
  if (!from(status))
    refuse(409, `${action} kan niet: het gesprek heeft status ${STATUS_WORDS[status] ?? String(status)}.`);
  if (operatorId !== null && operatorId !== operator.id) refuse(403, 'Het gesprek is van een collega.');
  return { operator, conversation };
}

/** After-call work begins, no matter which side left. */
export const beginAfterCallWork = (conversation: ConversationRecord): ConversationRecord =>
  db.conversations.change(conversation, { status: ACW, afterCallWorkStartedOn: clock.iso() });

type Step = (conversation: ConversationRecord, operator: OperatorRecord) => ConversationRecord;

const take: Step = (conversation, { id }) =>
  db.conversations.change(conversation, { status: Active, operatorId: id });

const release: Step = (conversation) =>
  db.conversations.change(conversation, { status: Detached, operatorId: null, waitingSince: clock.now() });

const steps = {
  accept: take,
  pickup: take,
  leave: beginAfterCallWork,
  detach: release,
  endacw: endConversation,
} as const satisfies Partial<Record<keyof typeof demands, Step>>;

export type StepName = keyof typeof steps;

export function takeStep(name: StepName, user: UserRecord, id: string): ConversationRecord {
  const { conversation, operator } = mayDo(demands[name], user, id);
  return steps[name](conversation, operator);
}
