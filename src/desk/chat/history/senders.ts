import { type ChatMessage, isFromOperator, isFromVisitor } from '@/domain/chat/chatMessage';
import type { ChatParticipant, StoredConversation } from '@/domain/chat/storedConversation';
import { sameId } from '@/lib/guid';
import { historyTexts as texts } from './historyTexts';

function nameOf({ chatOperator }: ChatParticipant): string {
  return [chatOperator?.firstName, chatOperator?.lastName].filter(Boolean).join(' ');
}

export const namedOperators = ({ participantInfo }: StoredConversation): string =>
  participantInfo.map(nameOf).filter(Boolean).join(', ');

/** Returns the name of the participant who sent the message. If the name is unknown, returns the side that sent it. */
export function senderOf(message: ChatMessage, { participantInfo }: StoredConversation): string {
  const { participantId } = message;
  const participant = participantInfo.find(
    (one) => participantId !== null && sameId(one.participantId, participantId),
  );
  const name = participant ? nameOf(participant) : '';
  if (name !== '') return name;
  if (isFromVisitor(message)) return texts.visitor;
  return isFromOperator(message) ? texts.operator : texts.unknown;
}
